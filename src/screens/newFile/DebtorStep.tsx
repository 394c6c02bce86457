/** Debtor of the file: a known one, or a new one with addresses and contact details; and who owes with it. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { debtor } from '#schemas/generated/debtor.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { file } from '#schemas/generated/file.ts'
import type { Values } from '#resources/form/changes.ts'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { defaultsOf, newRow, rowsIn } from '#resources/form/values/childRows.ts'
import {
  BirthDateInput,
  CompanyInput,
  FirstNameInput,
  GenderInput,
  IbanInput,
  InitialsInput,
  InsertionInput,
  KindInput,
  KvkNumberInput,
  LanguageInput,
  LastNameInput,
  LegalFormInput,
} from '#resources/generated/debtors/inputs.tsx'
import { CoDebtorsInput, DebtorInput } from '#resources/generated/files/inputs.tsx'
import { ChildRows } from '#resources/inputs/children/ChildRows.tsx'
import { DebtorMatches, type Chosen } from './DebtorMatches.tsx'
import { addressRows, contactRows } from './debtorRows.ts'
import { FormPart } from './FormPart.tsx'
import type { StepProps } from './StepProps.ts'
import { within, type Errors } from './typedFile.ts'

type DebtorStepProps = Pick<StepProps, 'typed' | 'errors' | 'onChange' | 'onNext'> & {
  /** Leaves out further debtors who owe with this one. */
  isAlone?: boolean
}

export const DebtorStep = ({ typed, errors, onChange, onNext, isAlone = false }: DebtorStepProps) => {
  const translate = useTranslate()
  const { isKnown } = typed.chosen
  // A match that is chosen begins the form anew, with that debtor in it.
  const [chosenAt, setChosenAt] = useState(0)
  const choose = (debtor: Chosen) => {
    onChange({ file: { ...typed.file, debtor }, chosen: { ...typed.chosen, isKnown: true } })
    setChosenAt(chosenAt + 1)
  }
  const onFile = (values: Values) =>
    onChange({ file: { ...typed.file, debtor: values.debtor, coDebtors: values.coDebtors } })
  const defaults = {
    ...defaultsOf(debtor),
    kind: typed.file.fileType ?? 'private',
    ...typed.newDebtor,
    ...(rowsIn(typed.newDebtor, 'addresses').length === 0 && { addresses: [newRow(debtorAddress)] }),
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={translate('newFile.debtor.which')}
        value={isKnown ? 'known' : 'new'}
        onChange={(_event, next: 'known' | 'new' | null) =>
          next && onChange({ chosen: { ...typed.chosen, isKnown: next === 'known' } })
        }
        sx={{ mb: 2 }}
      >
        <ToggleButton value="new">{translate('newFile.debtor.new')}</ToggleButton>
        <ToggleButton value="known">{translate('newFile.debtor.known')}</ToggleButton>
      </ToggleButtonGroup>
      {!isKnown && (
        <FormPart
          entity={debtor}
          values={defaults}
          errors={{ ...within(errors, 'debtor'), ...atName(errors, defaults.kind) }}
          onTyped={(values) => onChange({ newDebtor: values })}
          onSubmit={onNext}
        >
          <DebtorMatches onChoose={choose} />
          <FormGroup>
            <KindInput />
            <CompanyInput />
            <LegalFormInput />
            <KvkNumberInput />
            <InitialsInput />
            <FirstNameInput />
            <InsertionInput />
            <LastNameInput />
            <GenderInput />
            <BirthDateInput />
            <LanguageInput />
            <IbanInput />
          </FormGroup>
          <ChildRows name="addresses" of={addressRows} property="debtor" most={20} />
          <ChildRows name="contacts" of={contactRows} property="debtor" most={20} />
          <UsualCountry />
        </FormPart>
      )}
      {(isKnown || !isAlone) && (
        <Box sx={{ mt: isKnown ? 0 : 3 }}>
          <FormPart
            key={`${isKnown} ${chosenAt}`}
            entity={file}
            values={typed.file}
            errors={isKnown ? errors : coDebtorErrors(errors)}
            onTyped={onFile}
            onSubmit={onNext}
          >
            <FormGroup>
              {isKnown && <DebtorInput />}
              {!isAlone && <CoDebtorsInput />}
            </FormGroup>
          </FormPart>
        </Box>
      )}
    </>
  )
}

/** A debtor that is missing is missing its name. */
const atName = ({ debtor: missing }: Errors, kind: unknown): Errors =>
  missing === undefined ? {} : { [kind === 'company' ? 'company' : 'lastName']: missing }

/** Keeps the first error of co-debtors, because a single input shows them all. */
const coDebtorErrors = (errors: Errors): Errors => {
  const first = Object.entries(errors).find(([at]) => at.startsWith('coDebtors'))
  return first ? { coDebtors: first[1] } : {}
}

/** An address that is begun is in the Netherlands until something else is chosen. */
const UsualCountry = () => {
  const { setValue } = useFormContext()
  const addresses = useWatch({ name: 'addresses' }) as readonly Values[] | undefined
  const { data = [] } = useGetList('country', { filter: { code: 'NL' }, pagination: { page: 1, perPage: 1 } })
  const [usual] = data
  const without = (addresses ?? []).findIndex((one) => isText(one?.street) && !one.country)
  useEffect(() => {
    if (usual && without >= 0) setValue(`addresses.${without}.country`, usual)
  }, [usual, without, setValue])
  return null
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
