import { useCategories } from '../../organisations/index.ts';

export function CategoryName({ id }: { id: string }) {
  const { data } = useCategories();
  return <>{data?.items.find((category) => category.id === id)?.name ?? id}</>;
}
