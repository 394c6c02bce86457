/** Rich text editor, loaded on first use. */
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useControl, type ControlProps } from './useControl.ts'

const RichTextEditor = lazyPart(async () => ({
  default: (await import('#resources/richText/RichTextEditor.tsx')).RichTextEditor,
}))

/** @param height Pixels (specification, section 9: 500). */
export const RichTextControl = ({ height = 500, ...props }: ControlProps & { height?: number }) => {
  const control = useControl<string>(props)
  const label = `${control.id}-label`
  const note = `${control.id}-note`
  return (
    <Box sx={{ display: 'grid', gridColumn: '1 / -1' }}>
      <FormLabel
        id={label}
        component="span"
        error={control.invalid}
        required={control.required}
        sx={{ mb: 0.75, fontSize: '0.8125rem' }}
      >
        {control.label}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <RichTextEditor
          value={control.value ?? ''}
          onChange={control.change}
          onBlur={control.blur}
          height={height}
          disabled={control.disabled}
          invalid={control.invalid}
          required={control.required}
          labelledBy={label}
          describedBy={control.note ? note : undefined}
          focusRef={control.ref}
        />
      </Suspense>
      {control.note && (
        <FormHelperText id={note} error={control.invalid}>
          {control.note}
        </FormHelperText>
      )}
    </Box>
  )
}
