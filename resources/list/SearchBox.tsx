/** Searches a list while one types. */
import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'

const pause = 300

export const SearchBox = () => {
  const { filterValues, setFilters } = useListContext()
  const label = useTranslate()('ra.action.search')
  const applied: string = filterValues.search ?? ''
  const [text, setText] = useState(applied)

  useEffect(() => setText(applied), [applied])
  useEffect(() => {
    if (text.trim() === applied) return
    const timer = setTimeout(() => setFilters({ ...filterValues, search: text.trim() || undefined }), pause)
    return () => clearTimeout(timer)
  }, [text, applied, filterValues, setFilters])

  return (
    <TextField
      type="search"
      size="small"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { xs: '100%', sm: 260 }, order: { xs: 1, sm: 0 } }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
