/** Input for files: chosen, dropped or pasted. Its value are `File` objects, for form data. */
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import type { FileRules } from './fileRules.ts'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

const FilePlace = lazyPart(async () => ({ default: (await import('./FilePlace.tsx')).FilePlace }))

type FileProps = ControlProps & Pick<FileRules, 'accept' | 'maxSize'>

export const FileControl = ({ accept, maxSize, ...props }: FileProps) => {
  const control = useControl<File>(props)
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <FilePlace
        control={control}
        files={control.value ? [control.value] : []}
        onFiles={([file]) => control.change(file ?? null)}
        rules={{ accept, maxSize, maxCount: 1 }}
      />
    </Suspense>
  )
}

export const FilesControl = ({ accept, maxSize, maxCount, ...props }: ControlProps & FileRules) => {
  const control = useControl<File[]>(props)
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <FilePlace
        control={control}
        files={control.value ?? []}
        onFiles={(files) => control.change(files.length > 0 ? files : null)}
        rules={{ accept, maxSize, maxCount }}
      />
    </Suspense>
  )
}
