import type { ApiReply } from '@shop/contract/client.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';

export type FirstSteps = ApiReply<'GET /api/v1/admin/first-steps/'>;

export const firstStepsKey = ['first-steps'];

export const useFirstSteps = () =>
  useQuery({ queryKey: firstStepsKey, queryFn: () => api('GET /api/v1/admin/first-steps/') });
