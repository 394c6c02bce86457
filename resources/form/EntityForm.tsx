/**
 * Form of one entity: validates before sending, saves before closing, and shows the server's errors at their fields.
 * Generated forms put their inputs in it.
 */
import { useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form, useCreate, useNotify, useRecordContext, useTranslate, useUpdate, type RaRecord } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { withKey } from '#providers/idempotency.ts'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { useMay } from '#resources/may.ts'
import { BackdatedWarning } from './BackdatedWarning.tsx'
import { changed, type Values } from '#resources/changes.ts'
import { emptied } from '#resources/conditions.ts'
import { Conflict } from './Conflict.tsx'
import { Copied } from './Copied.tsx'
import { FormAlert } from './FormAlert.tsx'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext, SurfaceContext, type Surface } from '#resources/contexts/FormSurface.ts'
import { LiveRules } from './LiveRules.tsx'
import { clashes, untouched } from './merge.ts'
import { callMessage, currentRecord, fieldErrors, formWide } from '#resources/serverErrors.ts'
import { UnsavedWarning } from './UnsavedWarning.tsx'
import { withWholeRows } from './wholeRows.ts'
import { useFormKey } from './useFormKey.ts'
import { useValidate, type Validators } from './useValidate.ts'

type EntityFormProps = { entity: Entity; validators: () => Promise<Validators>; children: ReactNode }

export const EntityForm = (props: EntityFormProps) => {
  const surface = useContext(SurfaceContext)
  const { entity } = props
  if (!surface)
    throw new Error(`The form of ${entity.name} is not in a page or dialog; put it in FormPage or FormDialog.`)
  if (surface.duplicate === undefined) return <RecordForm {...props} surface={surface} copy={surface.initial} />
  return (
    <Copied entity={entity} id={surface.duplicate} surface={surface}>
      {(copy) => <RecordForm {...props} surface={surface} copy={copy} />}
    </Copied>
  )
}

/** @param copy Initial values, copied from another record. */
const RecordForm = ({
  entity,
  validators,
  surface,
  copy,
  children,
}: EntityFormProps & { surface: Surface; copy?: Values }) => {
  const { mode, onSaved } = surface
  const { formLayout: Layout } = useEntityDefinition(entity.name)
  const read = useRecordContext()
  const record = useMemo(() => read && withWholeRows(entity, read), [entity, read])
  const inputs = useMemo(() => new Set<string>(), [])
  const [theirs, setTheirs] = useState<RaRecord>()
  /** Base for detecting changes: the record as loaded, or as somebody else saved it meanwhile. */
  const base = theirs ?? record
  const [conflict, setConflict] = useState<Values>()
  const may = useMay()
  const notify = useNotify()
  const translate = useTranslate()
  const formKey = useFormKey()
  const [create] = useCreate()
  const [update] = useUpdate()
  const resolver = useValidate(entity, mode, validators, inputs)
  const defaults = useMemo(
    () => (mode === 'create' ? { ...defaultsOf(entity), ...copy } : undefined),
    [entity, mode, copy],
  )

  /** @param from Base for detecting changes. */
  const save = async (values: Values, from: RaRecord | undefined, key: string): Promise<RaRecord> => {
    const asker = { me: currentUser(), asOf: new Date().toISOString() }
    const data = toWire(entity, emptied(entity, values, asker), may)
    if (mode === 'create') return create(entity.name, { data: withKey(filledIn(data), key) }, { returnPromise: true })
    if (!from) throw new Error(`There is no ${entity.name} to save; open the form again.`)
    const own = changed(data, toWire(entity, from, may))
    if (Object.keys(own).length === 0) return from
    // A server without versions treats the body as the whole record (specification, section 7).
    const sent = from._version === undefined ? data : { ...own, _version: from._version }
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
      notify(mode === 'create' ? 'ra.notification.created' : 'ra.notification.updated', {
        type: 'success',
        messageArgs: { smart_count: 1 },
      })
      onSaved(saved)
      return undefined
    } catch (failure) {
      const current = currentRecord(failure)
      const sides = from && current && { base: from, current, mine: values, may }
      if (sides && current._version !== from._version && clashes(entity, sides).length === 0)
        return submit({ ...values, ...untouched(entity, sides) }, current as RaRecord)
      saving.current = undefined
      if (current) setConflict(current)
      return (
        fieldErrors(entity, failure, inputs) ?? {
          [formWide]: translate(current ? 'form.conflict.title' : callMessage(failure)),
        }
      )
    }
  }

  return (
    <Form
      noValidate
      record={record}
      defaultValues={defaults}
      resolver={resolver}
      onSubmit={handleSubmit}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedWarning}
    >
      <InputsContext value={inputs}>
        <FormFrame surface={surface}>
          <FormAlert />
          <BackdatedWarning entity={entity} />
          <LiveRules entity={entity}>{Layout ? <Layout entity={entity}>{children}</Layout> : children}</LiveRules>
        </FormFrame>
        {conflict && (
          <Conflict
            entity={entity}
            base={base ?? {}}
            current={conflict}
            onChosen={() => {
              setTheirs(conflict as RaRecord)
              setConflict(undefined)
            }}
            onClose={() => setConflict(undefined)}
          />
        )}
      </InputsContext>
    </Form>
  )
}

const defaultsOf = (entity: Entity): Values =>
  withWholeRows(
    entity,
    Object.fromEntries(
      entity.properties
        .filter((property) => !property.readOnly && property.default !== undefined)
        .map((property) => [property.name, property.default]),
    ),
  )
