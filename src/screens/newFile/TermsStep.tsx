/** Interest where it differs from what was agreed, the legal type, who handles the file, and a note. */
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { defaultsOf } from '#resources/form/values/childRows.ts'
import {
  DescriptionInput,
  LanguageInput,
  LegalTypeInput,
  NotesInput,
  TagsInput,
  TeamInput,
} from '#resources/generated/files/inputs.tsx'
import {
  CompoundingInput,
  PerInput,
  RateInput,
  ReasonInput,
  SurchargeInput,
  TypeInput,
} from '#resources/generated/interest-settings/inputs.tsx'
import { Agreed } from './CustomerStep.tsx'
import { FormPart } from './FormPart.tsx'
import type { StepProps } from './StepProps.ts'
import { within, type Errors } from './typedFile.ts'

export const TermsStep = ({ typed, errors, preview, onChange, onNext }: StepProps) => {
  const translate = useTranslate()
  const { hasInterest } = typed.chosen
  return (
    <>
      <FormPart
        entity={file}
        values={typed.file}
        errors={ofFile(errors)}
        onTyped={(values) => onChange({ file: { ...typed.file, ...values } })}
        onSubmit={onNext}
      >
        <FormGroup>
          <LegalTypeInput />
          <TeamInput />
          <LanguageInput />
          <TagsInput />
          <DescriptionInput />
          <NotesInput />
        </FormGroup>
      </FormPart>
      {preview?.agreed && <Agreed agreed={preview.agreed} />}
      <FormControlLabel
        sx={{ my: 1 }}
        label={translate('newFile.terms.otherInterest')}
        control={
          <Switch
            checked={hasInterest}
            onChange={(_event, checked) => onChange({ chosen: { ...typed.chosen, hasInterest: checked } })}
          />
        }
      />
      {hasInterest && (
        <Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {translate('newFile.terms.interestLead')}
          </Typography>
          <FormPart
            entity={interestSetting}
            values={{ ...defaultsOf(interestSetting), ...typed.interest }}
            errors={within(errors, 'interest')}
            onTyped={(interest) => onChange({ interest })}
            onSubmit={onNext}
          >
            <FormGroup>
              <TypeInput />
              <RateInput />
              <PerInput />
              <SurchargeInput />
              <CompoundingInput />
              <ReasonInput />
            </FormGroup>
          </FormPart>
        </Box>
      )}
    </>
  )
}

/** The note is the note of the file. */
const ofFile = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([place]) => !place.startsWith('interest'))
      .map(([place, text]) => [place === 'note' ? 'notes' : place, text]),
  )
