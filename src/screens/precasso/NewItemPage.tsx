/** `/precasso/create`: a short form for an item: client, debtor, invoices, and by which workflow it is reminded from when. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { useCreatePath, useNavigate, useNotify, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { currentUser } from '#providers/session.ts'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import {
  ClientReferenceInput,
  CustomerInput,
  FileTypeInput,
  LanguageInput,
} from '#resources/generated/files/inputs.tsx'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage, widePage } from '#resources/page/pageGrid.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { file } from '#schemas/generated/file.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import { bodyOf, placedOnScreen } from '#src/screens/newFile/body.ts'
import { ClaimsStep } from '#src/screens/newFile/ClaimsStep.tsx'
import { OwnMerchants } from '#src/screens/newFile/CustomerStep.tsx'
import { DebtorStep } from '#src/screens/newFile/DebtorStep.tsx'
import { FormPart } from '#src/screens/newFile/FormPart.tsx'
import { nothingTyped, type Errors, type Typed } from '#src/screens/newFile/typedFile.ts'
import { useAdding } from './useAdding.ts'

type Course = { workflow: Related | null; startDate: string; branding: 'client' | 'office' }

const NewItemPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const createPath = useCreatePath()
  const may = useMay()
  const [asOf] = useState(() => new Date().toISOString())
  const [typed, setTyped] = useState<Typed>(() => nothingTyped({ fileType: 'private' }))
  const [course, setCourse] = useState<Course>(() => ({
    workflow: null,
    branding: 'client',
    startDate: dayOf(Date.now()),
  }))
  const [told, setTold] = useState<Errors>({})
  const adding = useAdding()
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const errors = placedOnScreen(told, typed)
  const handleSave = async () => {
    const whole = bodyOf(typed, { may, asker: { me: currentUser(), asOf } })
    const outcome = await adding.add({
      ...Object.fromEntries(Object.entries(whole).filter(([name]) => sent.has(name))),
      ...(course.workflow && { workflow: Number(course.workflow.id) }),
      ...(course.startDate !== '' && { startDate: course.startDate }),
      branding: course.branding,
    })
    if ('errors' in outcome) {
      setTold(outcome.errors)
      return
    }
    notify('precassoPages.create.done', { type: 'success', messageArgs: { number: outcome.number } })
    navigate(createPath({ resource: precasso.name, type: 'show', id: outcome.id }))
  }
  const step = { typed, errors, onChange: change, onNext: () => void handleSave() }
  return (
    <Box sx={widePage}>
      <PageTitle>{translate('pages.newPrecasso')}</PageTitle>
      <Part title={translate('precassoPages.create.client')}>
        <FormPart
          entity={file}
          values={typed.file}
          errors={ofFile(errors)}
          onTyped={(values) => change({ file: { ...typed.file, ...values } })}
          onSubmit={step.onNext}
        >
          <FormGroup>
            <CustomerInput />
            <OwnMerchants />
            <FileTypeInput />
            <ClientReferenceInput />
            <LanguageInput />
          </FormGroup>
        </FormPart>
      </Part>
      <Part title={translate('precassoPages.create.debtor')}>
        <DebtorStep key={String(typed.file.fileType)} {...step} isAlone />
      </Part>
      <Part title={translate('precassoPages.create.claims')}>
        <ClaimsStep {...step} preview={undefined} />
      </Part>
      <Part title={translate('precassoPages.create.course')}>
        <Box sx={textPage}>
          <RelationPicker
            reference="workflow"
            embed={['name']}
            where={ofPrecasso}
            value={course.workflow}
            onChange={(workflow) => setCourse({ ...course, workflow })}
            input={(params) => (
              <TextField
                {...params}
                size="small"
                label={translate('resources.precasso.fields.workflow')}
                error={told.workflow !== undefined}
                helperText={told.workflow ?? translate('precassoPages.create.workflowHelp')}
              />
            )}
          />
          <DayField
            label={translate('precassoPages.create.startDate')}
            value={course.startDate}
            onChange={(startDate) => setCourse({ ...course, startDate })}
          />
          {told.startDate && (
            <Typography variant="body2" color="error" role="alert">
              {told.startDate}
            </Typography>
          )}
          <TextField
            select
            size="small"
            label={translate('resources.precasso.fields.branding')}
            value={course.branding}
            onChange={({ target }) =>
              setCourse({ ...course, branding: target.value === 'office' ? 'office' : 'client' })
            }
          >
            {(['client', 'office'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`resources.precasso.values.branding.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            loading={adding.isBusy}
            onClick={() => void handleSave()}
            sx={{ justifySelf: 'start' }}
          >
            {translate('precassoPages.create.save')}
          </Button>
        </Box>
      </Part>
    </Box>
  )
}

export default NewItemPage

/** Properties of a new file that an item has too. */
const sent: ReadonlySet<string> = new Set([
  'customer',
  'merchant',
  'fileType',
  'clientReference',
  'language',
  'debtor',
  'claims',
])
const ofPrecasso = { category: 'precasso', status: 'active' }

/** Leaves out errors of other parts, which those parts show. */
const ofFile = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => !/^(debtor|claims|workflow|startDate)\b/.test(place)))

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={heading} component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
