/** The inbox: e-mails on the left, the chosen one on the right; on a phone one after the other. Worked through by keyboard as the agenda is. */
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import SearchIcon from '@mui/icons-material/Search'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { BulkBar } from './BulkBar.tsx'
import { MailList } from './MailList.tsx'
import { MailView } from './MailView.tsx'
import { boxes, useShownMails } from './shownMails.ts'

export const Inbox = () => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:899.95px)')
  const { box, words, selected, mails, total, error, isPending, refetch, go, more } = useShownMails()
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const place = mails.findIndex(({ id }) => id === selected)
  const open = (id: number | undefined) => go({ mail: id }, !isNarrow || id === undefined)
  const onward = place >= 0 ? mails[place + 1]?.id : mails[0]?.id
  const back = place > 0 ? mails[place - 1]?.id : undefined
  const shown = selected ?? (isNarrow ? undefined : mails[0]?.id)
  const list = !isNarrow || shown === undefined
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {list && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'center' }}>
          <PageTitle>{translate('resources.incoming-email.name', { smart_count: 2 })}</PageTitle>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={box}
            aria-label={translate('inbox.boxes')}
            onChange={(_event, next: string | null) => {
              setChecked(new Set())
              if (next !== null) go({ box: next === 'todo' ? undefined : next, mail: undefined, most: undefined })
            }}
          >
            {boxes.map((one) => (
              <ToggleButton key={one} value={one} sx={{ minHeight: 36, px: 1.5 }}>
                {translate(`inbox.box.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <SearchField value={words} onChange={(next) => go({ q: next, mail: undefined })} />
        </Box>
      )}
      {error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'minmax(18rem, 2fr) minmax(0, 5fr)',
          }}
        >
          {list && (
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {checked.size > 0 && (
                <BulkBar mails={mails.filter(({ id }) => checked.has(id))} onDone={() => setChecked(new Set())} />
              )}
              <MailList
                {...{ mails, total, isPending, shown, checked, more }}
                onOpen={open}
                onCheck={(id) => setChecked((before) => toggled(before, id))}
              />
            </Box>
          )}
          {shown !== undefined && (
            <MailView
              key={shown}
              id={shown}
              onNext={onward === undefined ? undefined : () => open(onward)}
              onPrevious={back === undefined ? undefined : () => open(back)}
              onHandled={() => open(onward ?? back)}
              onLeave={isNarrow ? () => open(undefined) : undefined}
            />
          )}
        </Box>
      )}
    </Box>
  )
}

const toggled = (before: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(before)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Asks half a second after the last key. */
const SearchField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const translate = useTranslate()
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text === value) return undefined
    const wait = setTimeout(() => onChange(text), 500)
    return () => clearTimeout(wait)
    // oxlint-disable-next-line react/exhaustive-deps -- only what is typed starts it
  }, [text])
  return (
    <TextField
      size="small"
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      label={translate('inbox.search')}
      sx={{ minWidth: { xs: '100%', sm: 220 } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
