/** The page that opens a file, and who may do so; the server decides again. */
export const newFilePage = { path: '/file/create/new', right: 'ROLE_FILE_CREATE' } as const

/** The page that imports a client's file, and who may do so. */
export const importFilesPage = { path: '/file/import', right: 'ROLE_FILE_CREATE_UPLOAD' } as const
