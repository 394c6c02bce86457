/** The page that adds an item, and who may do so; the server decides again. */
export const newItemPage = { path: '/precasso/create', right: 'ROLE_PRECASSO_CREATE' } as const
