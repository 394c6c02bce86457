/** The search field in the header of the list of files: searches while one types. */
import { useContext } from 'react'
import { useEvent, useListContext } from 'react-admin'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { useDelayedText } from '#resources/list/useDelayedText.ts'
import { QuickBox } from './QuickBox.tsx'

export const FileSearchBox = () => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const apply = useEvent((text: string) => change((before) => ({ ...before, search: text || undefined })))
  const [text, setText] = useDelayedText(String(filterValues.search ?? ''), apply)
  return <QuickBox text={text} onText={setText} onSearch={apply} sx={{ width: { sm: 340, lg: 400 } }} />
}
