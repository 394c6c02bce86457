/** Claims of a file with their limitation and open amounts, credit notes, and what interrupted limitation. */
import type { RaRecord } from 'react-admin'
import { file } from '#schemas/generated/file.ts'
import { RelatedList } from '#resources/files/RelatedList.tsx'

export const ClaimsTab = ({ record }: { record: RaRecord }) => (
  <>
    <RelatedList entity={file} record={record} resource="claim" property="file" />
    <RelatedList entity={file} record={record} resource="interruption-event" property="file" />
  </>
)
