/** The page that changes many files, and who may do so; the server decides again. */
export const bulkUpdatePage = { path: '/file/bulk-update', right: 'ROLE_EMPLOYEE and ROLE_FILE_BULK_ACTIONS' } as const
