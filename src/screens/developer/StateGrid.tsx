/** Shows an input in four states: empty with help, filled in, with an error, read-only. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { Form, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ControlProps } from '#resources/inputs/useControl.ts'

const states = ['empty', 'filled', 'mistaken', 'disabled'] as const
type State = (typeof states)[number]

export type Widget = { name: string; input: ComponentType<ControlProps>; value: unknown }

export const StateGrid = ({ widgets }: { widgets: readonly Widget[] }) => (
  <WidgetForm
    values={Object.fromEntries(
      widgets.flatMap(({ name, value }) => [
        [`${name}_filled`, value],
        [`${name}_disabled`, value],
      ]),
    )}
    mistaken={widgets.map(({ name }) => `${name}_mistaken`)}
  >
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Heads />
      {widgets.flatMap(({ name, input: Input }) =>
        states.map((state) => (
          <Box key={`${name}_${state}`} sx={{ display: 'grid', minWidth: 0 }}>
            <Input source={`${name}_${state}`} {...extra(state)} />
          </Box>
        )),
      )}
    </Box>
  </WidgetForm>
)

const extra = (state: State): Partial<ControlProps> => {
  if (state === 'mistaken') return { required: true }
  return state === 'disabled' ? { write: 'ROLE_NOBODY' } : {}
}

const Heads = () => {
  const translate = useTranslate()
  return states.map((state) => (
    <Typography
      key={state}
      variant="body2"
      sx={{ display: { xs: 'none', md: 'block' }, fontWeight: 600, color: 'text.secondary' }}
    >
      {translate(`widgets.${state}`)}
    </Typography>
  ))
}

const mistake = { type: 'manual', message: 'widgets.mistake' }

type WidgetFormProps = { values: Record<string, unknown>; mistaken?: readonly string[]; children: ReactNode }

/** Form that sends nothing and shows the given errors. */
export const WidgetForm = ({ values, mistaken = [], children }: WidgetFormProps) => (
  <Form
    record={{ id: 0, ...values }}
    resolver={() => ({ values: {}, errors: Object.fromEntries(mistaken.map((name) => [name, mistake])) })}
    mode="onChange"
    onSubmit={() => undefined}
    warnWhenUnsavedChanges={false}
  >
    <FindMistakes />
    {children}
  </Form>
)

const FindMistakes = () => {
  const { trigger } = useFormContext()
  useEffect(() => {
    // The form has to take its values first.
    const timer = setTimeout(() => void trigger())
    return () => clearTimeout(timer)
  }, [trigger])
  return null
}
