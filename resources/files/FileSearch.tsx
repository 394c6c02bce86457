/** Search of files: what its reader is busy with until something is asked, then the list of what was found. */
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Navigate, useLocation } from 'react-admin'
import { besideSearch } from '#resources/contexts/besidePlace.ts'
import { EmbeddingContext } from '#resources/contexts/EmbeddingContext.ts'
import { StartContext } from '#resources/contexts/StartContext.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { file } from '#schemas/generated/file.ts'
import { exactFile, searchQuery } from './exactFile.ts'
import { FileSearchStart } from './FileSearchStart.tsx'
import { FoundFiles } from './FoundFiles.tsx'

/** `?search=` is what the form of the header sends; everything else in the address belongs to the list. */
export const FileSearch = () => {
  const { search } = useLocation()
  const Start = useContext(StartContext)
  const may = useMay()
  const isEmbedded = useContext(EmbeddingContext) !== null
  const asked = new URLSearchParams(search).get('search')?.trim()
  if (isEmbedded) return <FoundFiles />
  if (asked !== undefined) return asked === '' ? <Navigate to={{ search: '' }} replace /> : <Asked text={asked} />
  const isStart = besideSearch(search) === '' && may('ROLE_EMPLOYEE')
  return isStart && Start ? <FileSearchStart below={Start} /> : <FoundFiles />
}

/** Leads on to the one file that has this number exactly, else to what was found. */
const Asked = ({ text }: { text: string }) => {
  const pathOf = useRecordPath(file.name)
  const { data: id, isPending } = useQuery({
    queryKey: [file.name, 'exact', text],
    queryFn: () => exactFile(text),
    gcTime: 0,
  })
  if (isPending) return null
  const page = id === null || id === undefined ? undefined : pathOf(id)
  return <Navigate to={page ?? { search: searchQuery(text) }} replace />
}
