/** Search field of a list, applied while typing. */
import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useContext } from 'react'
import { useEvent, useListContext, useTranslate } from 'react-admin'
import { FiltersContext } from './filters/FiltersContext.ts'
import { useDelayedText } from './useDelayedText.ts'

export const SearchBox = () => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const label = useTranslate()('ra.action.search')
  const apply = useEvent((text: string) => change((before) => ({ ...before, search: text || undefined })))
  const [text, setText] = useDelayedText(String(filterValues.search ?? ''), apply)

  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: 260 }}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
    />
  )
}
