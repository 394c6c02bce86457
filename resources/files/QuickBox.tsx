/** The search field for files: a number, a reference, a name, an address; Enter opens the one file that has it exactly. */
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps } from '@mui/material/styles'
import { useState, type FormEvent } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { file } from '#schemas/generated/file.ts'
import { exactFile } from './exactFile.ts'

type QuickBoxProps = {
  text: string
  onText: (text: string) => void
  /** The text names no single file. */
  onSearch: (text: string) => void
  autoFocus?: boolean
  sx?: SxProps
}

export const QuickBox = ({ text, onText, onSearch, autoFocus, sx }: QuickBoxProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const pathOf = useRecordPath(file.name)
  const [isAsking, setAsking] = useState(false)
  const label = translate('fileSearch.label')
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '' || isAsking) return onSearch(wanted)
    setAsking(true)
    const id = await exactFile(wanted)
    setAsking(false)
    const page = id === null ? undefined : pathOf(id)
    if (page === undefined) onSearch(wanted)
    else navigate(page)
  }
  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('fileSearch.hint')}
      method="post"
      action="/file/search"
      onSubmit={handleSubmit}
      sx={sx}
    >
      <OutlinedInput
        type="search"
        name="search"
        size="small"
        fullWidth
        placeholder={translate('fileSearch.hint')}
        value={text}
        autoFocus={autoFocus}
        onChange={({ target }) => onText(target.value)}
        inputProps={{ 'aria-label': label, maxLength: 200, enterKeyHint: 'search', autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            {isAsking ? <CircularProgress size={20} /> : <Search fontSize="small" />}
          </InputAdornment>
        }
      />
    </Box>
  )
}
