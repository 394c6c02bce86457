/** Opens a file in steps: client, debtor, claims, 14-day letter, terms, and a last look; what it comes to is always in view. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useGetOne, useLocation, useNavigate, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { OpenedFile, type Result } from './OpenedFile.tsx'
import { nothingTyped, type Typed } from './typedFile.ts'
import { Wizard } from './Wizard.tsx'
import { typedIn, useWizardDraft } from './useWizardDraft.ts'

const NewFilePage = () => {
  const translate = useTranslate()
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.newFile')}</PageTitle>
      <Begun />
    </Box>
  )
}

/** `?customer=12` begins with that client. */
const Begun = () => {
  const { search } = useLocation()
  // Read once: the address changes with every step.
  const [id] = useState(() => Number(new URLSearchParams(search).get('customer')))
  const isAsked = Number.isSafeInteger(id) && id > 0
  const { data, isPending } = useGetOne('customer', { id }, { enabled: isAsked })
  if (isAsked && isPending) return null
  return <Filling start={nothingTyped(data ? { customer: data } : {})} />
}

const Filling = ({ start }: { start: Typed }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width:899.95px)')
  const [typed, setTyped] = useState(start)
  const [result, setResult] = useState<Result>()
  /** A wizard that begins anew has fresh inputs. */
  const [round, setRound] = useState(0)
  const { draft, found, at } = useWizardDraft(typed)

  const begin = (next: Typed) => {
    setTyped(next)
    setResult(undefined)
    setRound(round + 1)
    navigate({ search: '?step=customer' }, { replace: true })
  }
  const handleDone = (next: Result) => {
    void draft.discard()
    setTyped(nothingTyped())
    setResult(next)
    setLast(typed)
  }
  const [last, setLast] = useState(typed)
  if (result)
    return (
      <OpenedFile
        result={result}
        onNew={() => begin(nothingTyped())}
        onAnother={() =>
          begin(
            nothingTyped({ customer: last.file.customer, merchant: last.file.merchant, fileType: last.file.fileType }),
          )
        }
      />
    )
  return (
    <>
      {found && (
        <Alert
          severity="info"
          sx={{ flexWrap: 'wrap' }}
          action={
            <>
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  draft.goOn()
                  begin(typedIn(found.values))
                }}
              >
                {translate('form.draft.goOn')}
              </Button>
              <Button color="inherit" size="small" onClick={() => void draft.discard()}>
                {translate('form.discard')}
              </Button>
            </>
          }
        >
          {translate('form.draft.found', { when: formatMoment(found.at) })}
        </Alert>
      )}
      <Wizard
        key={round}
        typed={typed}
        isNarrow={isNarrow}
        kept={at ? translate('form.draft.kept', { time: formatMoment(at, 'HH:mm') }) : undefined}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        onDiscard={() => {
          void draft.discard()
          begin(nothingTyped())
        }}
        onDone={handleDone}
      />
    </>
  )
}

export default NewFilePage
