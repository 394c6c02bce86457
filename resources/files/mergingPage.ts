/** The page that merges files, and who may do so; the server decides again. */
export const mergingPage = { path: '/merging/new', right: 'ROLE_PROCESSING and ROLE_MERGING' } as const
