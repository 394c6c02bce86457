/** Ways to new files: one by hand, or many from a client's file. */
import { ImportFilesButton } from './ImportFilesButton.tsx'
import { NewFileButton } from './NewFileButton.tsx'

export const FileListActions = () => (
  <>
    <ImportFilesButton />
    <NewFileButton />
  </>
)
