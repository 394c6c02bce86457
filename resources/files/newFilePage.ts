/** The page that opens a file, and who may do so; the server decides again. */
export const newFilePage = { path: '/file/create/new', right: 'ROLE_FILE_CREATE' } as const
