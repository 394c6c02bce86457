/**
 * Search over everything that a person may read and, before a search, their work: waiting, pinned and recent records.
 */
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { useEvent, useLocation, useNavigate, useTranslate } from 'react-admin'
import { textPage, textWidth, widePage } from '#resources/page/pageGrid.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { useDelayedText } from '#resources/list/useDelayedText.ts'
import { MyWork } from '#src/screens/work/MyWork.tsx'
import { FoundRecords } from './FoundRecords.tsx'

const SearchPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search).get('search')?.trim() ?? ''
  const apply = useEvent((text: string) =>
    navigate({ search: text === '' ? '' : `?search=${encodeURIComponent(text)}` }, { replace: true }),
  )
  const [text, setText] = useDelayedText(asked, apply)
  const typed = text.trim()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  return (
    <Box sx={widePage}>
      <PageTitle>{translate(typed === '' ? 'work.title' : 'search.title')}</PageTitle>
      <Box
        component="form"
        role="search"
        aria-label={translate('search.title')}
        onSubmit={handleSubmit}
        sx={{ maxWidth: textWidth }}
      >
        <TextField
          type="search"
          name="search"
          size="medium"
          fullWidth
          autoFocus
          label={translate('search.label')}
          placeholder={translate('search.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: 200, enterKeyHint: 'search', autoComplete: 'off' },
            inputLabel: { shrink: true },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      {typed === '' ? (
        <MyWork />
      ) : (
        <Box sx={textPage}>
          <FoundRecords asked={asked} typed={typed} />
        </Box>
      )}
    </Box>
  )
}

export default SearchPage
