// @vitest-environment happy-dom
import { MantineProvider, Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { theme } from './theme.ts';

test('of a closed list nothing is drawn but its field', () => {
  renderUi(
    <MantineProvider env="test" theme={{ components: theme.components ?? {} }}>
      <Select aria-label="Colour" data={['red', 'green']} />
    </MantineProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Colour' })).toBeDefined();
  expect(document.querySelectorAll('[data-combobox-option]')).toHaveLength(0);
});
