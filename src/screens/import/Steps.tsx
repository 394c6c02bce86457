/** The three steps of an import; those that were taken lead back. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'

const steps = ['file', 'columns', 'check'] as const
export type Step = (typeof steps)[number]

type StepsProps = { step: Step; onGo: (step: Step) => void }

export const Steps = ({ step, onGo }: StepsProps) => {
  const translate = useTranslate()
  const current = steps.indexOf(step)
  return (
    <Box component="ol" aria-label={translate('importPage.steps')} sx={list}>
      {steps.map((one, at) => (
        <li key={one} aria-current={one === step ? 'step' : undefined}>
          {at < current ? (
            <Link component="button" type="button" onClick={() => onGo(one)} sx={{ font: 'inherit', minHeight: 24 }}>
              {`${at + 1}. ${translate(`importPage.step.${one}`)}`}
            </Link>
          ) : (
            <span>{`${at + 1}. ${translate(`importPage.step.${one}`)}`}</span>
          )}
        </li>
      ))}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  m: 0,
  p: 0,
  minHeight: 36,
  listStyle: 'none',
  color: 'text.secondary',
  '& li[aria-current]': { color: 'text.primary', fontWeight: 600 },
} as const
