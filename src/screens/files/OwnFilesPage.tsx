/** The files of a customer, for its people: the list that staff have at the search of files, by their own rights. */
import { ResourceContextProvider } from 'react-admin'
import { FileSearch } from '#resources/files/FileSearch.tsx'
import { file } from '#schemas/generated/file.ts'

const OwnFilesPage = () => (
  <ResourceContextProvider value={file.name}>
    <FileSearch />
  </ResourceContextProvider>
)

export default OwnFilesPage
