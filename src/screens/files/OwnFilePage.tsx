/** A file for people of its customer: the page that staff have, with what they may see of it. */
import { ResourceContextProvider } from 'react-admin'
import { FileShow } from '#resources/generated/files/views.ts'
import { file } from '#schemas/generated/file.ts'

const OwnFilePage = () => (
  <ResourceContextProvider value={file.name}>
    <FileShow />
  </ResourceContextProvider>
)

export default OwnFilePage
