/** Workflow statuses of files that wait elsewhere: their items are in no work list unless somebody asks for them. */
export const hiddenStatuses = ['monitoring', 'suspend'] as const
