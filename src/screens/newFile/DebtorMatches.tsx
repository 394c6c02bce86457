/** Debtors that the one being typed may be, offered while one types. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { Values } from '#resources/form/changes.ts'
import { rowsIn } from '#resources/form/values/childRows.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'

/** A chosen debtor, as a form holds it. */
export type Chosen = { id: number; number: string; name: string }
type Match = Chosen & {
  city: string | null
  reasons: readonly string[]
  files: number
  openFiles: number
}

export const DebtorMatches = ({ onChoose }: { onChoose: (debtor: Chosen) => void }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  /** Another server has no such call, and is asked once. */
  const [isOffered, setOffered] = useState(true)
  const asked = useDebounced(questionOf(useFormContext().watch()), 350)
  const { data: matches = [] } = useQuery({
    queryKey: ['debtor', 'match', asked],
    queryFn: async ({ signal }) => {
      const found = await load(asked, signal)
      if (!found) setOffered(false)
      return found ?? []
    },
    enabled: isOffered && asked !== '',
    placeholderData: keepPreviousData,
  })
  const isShown = asked !== '' && matches.length > 0
  return (
    <Box role="status" sx={{ mb: isShown ? 2 : 0 }}>
      {isShown && (
        <Alert severity="info" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
          <AlertTitle>{translate('newFile.matches.title', { smart_count: matches.length })}</AlertTitle>
          {matches.map(({ id, number, name, city, reasons, files, openFiles }) => (
            <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}>
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <Link
                  component={LinkBase}
                  to={createPath({ resource: 'debtor', type: 'show', id })}
                  target="_blank"
                  rel="noopener"
                >
                  {[name, number, city].filter(Boolean).join(' · ')}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {reasons.map((reason) => translate(`newFile.matches.why.${reason}`, { _: reason })).join(', ')}
                  {' · '}
                  {translate('newFile.matches.files', { smart_count: files, open: openFiles })}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={translate('newFile.matches.chooseOne', { name })}
                onClick={() => onChoose({ id, number, name })}
              >
                {translate('newFile.matches.choose')}
              </Button>
            </Box>
          ))}
        </Alert>
      )}
    </Box>
  )
}

const most = 5

async function load(asked: string, signal: AbortSignal): Promise<readonly Match[] | undefined> {
  const body = JSON.parse(asked) as Values
  const answer = await callIfOffered('POST', '/api/v4/debtor/match', { body, signal })
  return isObject(answer) && Array.isArray(answer.items) ? (answer.items as Match[]).slice(0, most) : undefined
}

/** @returns The question as text; empty while too little is typed. */
function questionOf(values: Values): string {
  const [address = {}] = rowsIn(values, 'addresses').filter(({ postcode, houseNumber }) => postcode && houseNumber)
  const contacts = rowsIn(values, 'contacts')
  const known: Record<string, unknown> =
    values.kind === 'company'
      ? { company: values.company, kvkNumber: values.kvkNumber }
      : { lastName: values.lastName, birthDate: values.birthDate }
  const asked = {
    ...known,
    email: contacts.find(({ email }) => email)?.email,
    phone: contacts.find(({ phone }) => phone)?.phone,
    postcode: address.postcode,
    houseNumber: address.houseNumber,
  }
  const filled = Object.entries(asked).flatMap(([name, value]) => {
    const text = String(value ?? '').trim()
    return text.length > (name === 'houseNumber' ? 0 : 2) ? [[name, text]] : []
  })
  return filled.length === 0 ? '' : JSON.stringify({ kind: values.kind, ...Object.fromEntries(filled) })
}
