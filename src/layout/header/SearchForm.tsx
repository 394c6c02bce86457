/** Search from any page: a form that posts `search` to the result page (specification, section 1). */
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import type { SxProps } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { useNavigate, useTranslate } from 'react-admin'

export const searchPage = '/file/search'

type SearchFormProps = { onSearch?: () => void; autoFocus?: boolean; sx?: SxProps }

/** Navigates within the app once it runs; before that, the browser posts the form. */
export const SearchForm = ({ onSearch, autoFocus, sx }: SearchFormProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    navigate(text === '' ? searchPage : `${searchPage}?search=${encodeURIComponent(text)}`)
    onSearch?.()
  }
  const label = translate('shell.frame.search')
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      method="post"
      action={searchPage}
      onSubmit={handleSubmit}
      sx={{ ...field, ...(sx as object) }}
    >
      <InputBase
        type="search"
        name="search"
        placeholder={label}
        autoFocus={autoFocus}
        fullWidth
        inputProps={{ 'aria-label': label, maxLength: 200, enterKeyHint: 'search' }}
        sx={{ pl: 1.5, fontSize: '0.875rem' }}
      />
      <IconButton type="submit" size="small" aria-label={translate('ra.action.search')} sx={{ mr: 0.25 }}>
        <Search fontSize="small" />
      </IconButton>
    </Box>
  )
}

const field = {
  display: 'flex',
  alignItems: 'center',
  height: 36,
  boxSizing: 'border-box',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  bgcolor: 'background.default',
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
} as const
