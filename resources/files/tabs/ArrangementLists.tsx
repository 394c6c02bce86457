/** Arrangements of a file. */
import type { RaRecord } from 'react-admin'
import { file } from '#schemas/generated/file.ts'
import { RelatedList } from './RelatedList.tsx'

export const ArrangementLists = ({ record }: { record: RaRecord }) => (
  <RelatedList entity={file} record={record} resource="arrangement" property="file" />
)
