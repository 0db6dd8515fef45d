import { api } from '../http/api.ts';

export const fetchAppConfig = () => api('GET /api/v1/config');
