/** The client whose claims these are, what was agreed with it, and the kind of file. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '#domain/money/money.ts'
import { isObject } from '#providers/callErrors.ts'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { file } from '#schemas/generated/file.ts'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import {
  ClientReferenceInput,
  CustomerInput,
  CustomerNumberInput,
  FileTypeInput,
} from '#resources/generated/files/inputs.tsx'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { FormPart } from './FormPart.tsx'
import type { StepProps } from './StepProps.ts'
import type { Preview } from './usePreview.ts'

export const CustomerStep = ({ typed, errors, preview, onChange, onNext }: StepProps) => (
  <FormPart
    entity={file}
    values={typed.file}
    errors={errors}
    onTyped={(values) => onChange({ file: { ...typed.file, ...values } })}
    onSubmit={onNext}
  >
    <FormGroup>
      <CustomerInput />
      <OwnMerchants />
      <FileTypeInput />
      <ClientReferenceInput />
      <CustomerNumberInput />
    </FormGroup>
    {preview?.agreed && <Agreed agreed={preview.agreed} />}
  </FormPart>
)

/** Merchants of the chosen client. */
export const OwnMerchants = () => {
  const customer = useWatch({ name: 'customer' }) as unknown
  const id = isObject(customer) ? customer.id : customer
  if (typeof id !== 'number') return null
  return <RelationControl key={id} source="merchant" reference="merchant" embed={['name']} where={{ client: id }} />
}

type AgreedProps = { agreed: NonNullable<Preview['agreed']> }

export const Agreed = ({ agreed }: AgreedProps) => {
  const translate = useTranslate()
  const texts = useAgreedTexts(agreed)
  return (
    <Paper variant="outlined" component="section" aria-label={translate('newFile.agreed.title')} sx={{ p: 2, mt: 3 }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {translate('newFile.agreed.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Paper>
  )
}

/** @returns A sentence about each. */
export function useAgreedTexts(agreed: NonNullable<Preview['agreed']>): string[] {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { interestType, interestRate, interestPer, costRegime, contractualCosts, contractualMinimum } = agreed
  const share = (text: string | null) => `${decimalText(text ?? '0', locale)} %`
  const rate =
    interestType === 'contractual'
      ? translate('newFile.agreed.rate', {
          rate: share(interestRate),
          per: translate(`newFile.agreed.per.${interestPer ?? 'year'}`),
        })
      : translate(`newFile.agreed.interest.${interestType}`)
  const minimum = contractualMinimum ? formatMoney(contractualMinimum, locale) : undefined
  const costs = translate(`newFile.agreed.costs.${costRegime}`, { rate: share(contractualCosts) })
  return [
    rate,
    minimum && costRegime === 'contractual' ? `${costs}, ${translate('newFile.agreed.minimum', { minimum })}` : costs,
    translate(agreed.vatDeductible ? 'newFile.agreed.deducts' : 'newFile.agreed.doesNotDeduct'),
    translate(agreed.sends14DayLetter ? 'newFile.agreed.sendsLetter' : 'newFile.agreed.sendsNoLetter'),
  ]
}
