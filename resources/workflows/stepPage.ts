/** Address of the page of a step (specification: workflow.step.edit). */
import type { Identifier } from 'react-admin'

export const stepPage = {
  path: '/workflow/{workflow}/step/{id}/edit',
  of: (workflow: Identifier, step: Identifier): string => `/workflow/${workflow}/step/${step}/edit`,
} as const
