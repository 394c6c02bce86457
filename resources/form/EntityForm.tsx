/**
 * Form of one entity: validates before sending, saves before closing, and shows the server's errors at their fields.
 * Generated forms put their inputs in it.
 */
import { useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { useCreate, useNotify, useRecordContext, useTranslate, useUpdate, type RaRecord } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { withKey } from '#providers/idempotency.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { BackdatedWarning } from './BackdatedWarning.tsx'
import {
  defaultsOf,
  placedInForm,
  rowsToSend,
  withWholeChildren,
  type ChildKinds,
  type Validators,
} from '#resources/form/values/childRows.ts'
import { changed, type Values } from './changes.ts'
import { emptied } from './conditions.ts'
import { CheckedForm } from './CheckedForm.tsx'
import { Conflict } from './Conflict.tsx'
import { CopiedRecord } from './CopiedRecord.tsx'
import { createDraft } from './drafts/draft.ts'
import { AlsoHere } from './presence/AlsoHere.tsx'
import { KeepDraft } from './drafts/KeepDraft.tsx'
import { FormAlert } from './FormAlert.tsx'
import { FormFrame } from './FormFrame.tsx'
import { closedIn } from './isEditable.ts'
import { ClosedContext, SurfaceContext, type Surface } from '#resources/contexts/FormSurface.ts'
import { RowContext } from '#resources/contexts/RowContext.ts'
import { LiveRules } from './LiveRules.tsx'
import { TakenScope } from './TakenScope.tsx'
import { mayUndo, SavedNotice, undoTime } from './SavedNotice.tsx'
import { clashes, untouched } from '#resources/form/values/merge.ts'
import { isRowsChanged, mergedRows, rowClashes } from '#resources/form/values/mergeRows.ts'
import { callMessage, currentRecord, fieldErrors, formWide } from './serverErrors.ts'
import { withWholeRows } from '#resources/form/values/wholeRows.ts'
import { useFormKey } from './useFormKey.ts'
import { useValidate } from './useValidate.ts'

type EntityFormProps = {
  entity: Entity
  validators: () => Promise<Validators>
  /** Kinds of child rows, by the name of their relation. */
  rows?: ChildKinds
  children: ReactNode
}

export const EntityForm = (props: EntityFormProps) => {
  const surface = useContext(SurfaceContext)
  const { entity } = props
  if (!surface)
    throw new Error(`The form of ${entity.name} is not in a page or dialog; put it in FormPage or FormDialog.`)
  if (surface.duplicate === undefined) return <RecordForm {...props} surface={surface} copy={surface.initial} />
  return (
    <CopiedRecord entity={entity} id={surface.duplicate} surface={surface} rows={props.rows}>
      {(copy) => <RecordForm {...props} surface={surface} copy={copy} />}
    </CopiedRecord>
  )
}

/** @param copy Initial values, copied from another record. */
const RecordForm = ({
  entity,
  validators,
  rows: kinds = none,
  surface,
  copy,
  children,
}: EntityFormProps & { surface: Surface; copy?: Values }) => {
  const { mode, onSaved } = surface
  const { formLayout: Layout } = useEntityDefinition(entity.name)
  const read = useRecordContext()
  const record = useMemo(() => read && withWholeChildren(withWholeRows(entity, read), kinds), [entity, read, kinds])
  const inputs = useMemo(() => new Set<string>(), [])
  const [theirs, setTheirs] = useState<RaRecord>()
  /** Base for detecting changes: the record as loaded, or as somebody else saved it meanwhile. */
  const base = theirs ?? record
  const [conflict, setConflict] = useState<{ base: Values; current: Values }>()
  const [draft] = useState(() => createDraft(entity.name, mode === 'edit' ? record?.id : undefined))
  const closed = useMemo(() => closedIn(entity, mode === 'edit' ? record : undefined), [entity, mode, record])
  const may = useMay()
  const notify = useNotify()
  const translate = useTranslate()
  const formKey = useFormKey()
  const [create] = useCreate()
  const [update] = useUpdate()
  const resolver = useValidate(entity, mode, validators, inputs, { kinds, base })
  const defaults = useMemo(
    () => (mode === 'create' ? { ...noRows(kinds), ...defaultsOf(entity), ...copy } : undefined),
    [entity, kinds, mode, copy],
  )

  /** @param from Closed without a choice: what the form stands on, so that saving asks again. */
  const continueFrom = (from: Values) => {
    setTheirs(from as RaRecord)
    setConflict(undefined)
  }

  /** @param from Base for detecting changes. */
  const save = async (values: Values, from: RaRecord | undefined, key: string): Promise<RaRecord> => {
    const asker = { me: currentUser(), asOf: new Date().toISOString() }
    const data = toWire(entity, emptied(entity, values, asker), may)
    const rows = rowsToSend(entity, values, from, kinds, { may, asker })
    if (mode === 'create')
      return create(entity.name, { data: withKey({ ...filledIn(data), ...rows }, key) }, { returnPromise: true })
    if (!from) throw new Error(`There is no ${entity.name} to save; open the form again.`)
    const own = { ...changed(data, toWire(entity, from, may)), ...rows }
    if (Object.keys(own).length === 0) return from
    // A server without versions treats the body as the whole record (specification, section 7).
    const sent = from._version === undefined ? { ...data, ...rows } : { ...own, _version: from._version }
    return update(
      entity.name,
      { id: from.id, data: withKey(sent, key), previousData: from },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )
  }

  /** Current or finished save: a double click, or a click while the dialog fades out, saves once. */
  const saving = useRef<ReturnType<typeof submit>>(undefined)
  const handleSubmit = (values: Values) => (saving.current ??= submit(values))

  const submit = async (values: Values, from = base): Promise<Record<string, string> | undefined> => {
    try {
      const saved = await formKey.send((key) => save(values, from, key))
      if (mode === 'edit' && from && mayUndo(entity, from, saved, kinds))
        notify(<SavedNotice entity={entity} record={saved} />, { type: 'success', autoHideDuration: undoTime })
      else
        notify(mode === 'create' ? 'ra.notification.created' : 'ra.notification.updated', {
          type: 'success',
          messageArgs: { smart_count: 1 },
        })
      draft.finish()
      onSaved(saved)
      return undefined
    } catch (failure) {
      const current = currentRecord(failure)
      const sides = from && current && { base: from, current: withWholeChildren(current, kinds), mine: values, may }
      const isNewer = sides && (current._version !== from._version || isRowsChanged(kinds, sides))
      if (isNewer && clashes(entity, sides).length + rowClashes(kinds, sides).length === 0)
        return submit(
          { ...values, ...untouched(entity, sides), ...mergedRows(kinds, sides) },
          sides.current as RaRecord,
        )
      saving.current = undefined
      if (sides) setConflict(sides)
      const errors = fieldErrors(entity, failure, inputs)
      return (
        (errors && placedInForm(errors, values, entity, kinds)) ?? {
          [formWide]: translate(current ? 'form.conflict.title' : callMessage(failure)),
        }
      )
    }
  }

  return (
    <CheckedForm
      draft={draft}
      inputs={inputs}
      record={record}
      defaultValues={defaults}
      resolver={resolver}
      onSubmit={handleSubmit}
    >
      <RowContext value={null}>
        <FormFrame surface={surface}>
          {mode === 'edit' && record && <AlsoHere entity={entity.name} id={record.id} isEditing />}
          <KeepDraft
            entity={entity}
            kinds={kinds}
            record={mode === 'edit' ? base : undefined}
            defaults={defaults}
            onClash={setConflict}
          />
          <FormAlert />
          <BackdatedWarning entity={entity} />
          <ClosedContext value={closed}>
            <TakenScope entity={entity} id={mode === 'edit' ? base?.id : undefined}>
              <LiveRules entity={entity}>{Layout ? <Layout entity={entity}>{children}</Layout> : children}</LiveRules>
            </TakenScope>
          </ClosedContext>
        </FormFrame>
      </RowContext>
      {conflict && (
        <Conflict
          entity={entity}
          kinds={kinds}
          {...conflict}
          onChosen={() => continueFrom(conflict.current)}
          onClose={() => continueFrom(conflict.base)}
        />
      )}
    </CheckedForm>
  )
}

const none: ChildKinds = {}

const noRows = (kinds: ChildKinds): Values => Object.fromEntries(Object.keys(kinds).map((name) => [name, []]))
