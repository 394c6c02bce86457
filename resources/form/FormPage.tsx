/** Page with the form of one record. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import {
  CreateBase,
  EditBase,
  useEditContext,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useLocation,
  useNavigate,
  useParams,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textPage, widePage } from '#resources/page/pageGrid.ts'
import { ReadFailurePage, saysItself } from '#resources/page/ReadFailure.tsx'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'

/** A form always loads the record, because cached values of a list may be outdated. */
export const freshRead = {
  queryOptions: { meta: { fresh: true }, gcTime: 0, ...saysItself },
  mutationOptions: { meta: { fresh: true } },
}

/** The router's key of the first entry, which navigation never creates. */
const firstKey = 'default'

/** Absent `children`: the resource's own form, so that a hand-written one applies on pages and in dialogs. */
type FormPageProps = { resource: string; children?: ReactNode }

export const EditPage = ({ resource, children = <OwnForm resource={resource} /> }: FormPageProps) => {
  const { access } = useEntityDefinition(resource)
  const may = useMay()
  // A request would only open the sign-in dialog, which does not help.
  if (access && !may(access.read)) return <Unreadable resource={resource} />
  return (
    <EditBase
      resource={resource}
      disableAuthentication
      mutationMode="pessimistic"
      redirectOnError={false}
      {...freshRead}
    >
      <Editing>{children}</Editing>
    </EditBase>
  )
}

const OwnForm = ({ resource }: { resource: string }) => {
  const { form: Form } = useEntityDefinition(resource)
  return Form && <Form />
}

/** Page for people who may change but not read such records. */
const Unreadable = ({ resource }: { resource: string }) => (
  <Box sx={textPage}>
    <PageTitle>{useGetResourceLabel()(resource, 1)}</PageTitle>
    <Alert severity="error">{useTranslate()('error.noRight')}</Alert>
  </Box>
)

export const CreatePage = ({ resource, children = <OwnForm resource={resource} /> }: FormPageProps) => {
  const label = useGetResourceLabel()(resource, 1)
  const title = useTranslate()('ra.page.create', { name: label })
  return (
    <CreateBase resource={resource} disableAuthentication>
      <Page mode="create" resource={resource} title={title}>
        {children}
      </Page>
    </CreateBase>
  )
}

const Editing = ({ children }: { children: ReactNode }) => {
  const { resource, isPending, error, refetch } = useEditContext()
  const { single } = useEntityDefinition(resource)
  const represent = useGetRecordRepresentation(resource)
  const label = useGetResourceLabel()(resource, 1)
  const record = useRecordContext()
  if (error && !record) return <ReadFailurePage resource={resource} error={error} onRetry={refetch} />
  return (
    <Page mode="edit" resource={resource} title={record && !single ? String(represent(record)) : label}>
      {isPending ? <FormSkeleton /> : children}
    </Page>
  )
}

const Page = ({ mode, resource, title, children }: FormPageProps & { mode: 'create' | 'edit'; title: string }) => {
  const navigate = useNavigate()
  const redirect = useRedirect()
  const { hasShow, access, formLayout, hasRows } = useEntityDefinition(resource)
  const mayRead = useMay()(access?.read)
  const { search, key } = useLocation()
  /** The entry in the history with which the form was opened; its tabs change the address. */
  const [openedBy] = useState(key)
  const { id } = useParams()
  const form = useRef<HTMLDivElement>(null)
  /** Number of records added in a row by a user who may not read them: the next form starts empty. */
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [added])
  const duplicate = new URLSearchParams(search).get('duplicate') ?? undefined
  const surface = {
    in: 'page' as const,
    mode,
    duplicate: mode === 'create' ? duplicate : undefined,
    onSaved: ({ id }: { id: number | string }) => {
      const state = mode === 'create' ? { justAdded: true } : {}
      if (mayRead) redirect(hasShow && id !== '' ? 'show' : 'list', resource, id, undefined, state)
      else setAdded(added + 1)
    },
    // A user who came from another site stays in the app.
    onCancel: () => {
      if (openedBy !== firstKey) navigate(-1)
      else if (mayRead) redirect(hasShow && id !== undefined ? 'show' : 'list', resource, id)
      else navigate('/')
    },
  }
  return (
    <Box ref={form} sx={formLayout || hasRows ? widePage : textPage}>
      <PageTitle>{title}</PageTitle>
      <SurfaceContext key={added} value={surface}>
        <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
      </SurfaceContext>
    </Box>
  )
}

/** Placeholder of the fields. */
export const FormSkeleton = () => (
  <Box
    aria-busy
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', py: 1 }}
  >
    {Array.from({ length: 6 }, (_, field) => (
      <Skeleton key={field} variant="rounded" height={40} />
    ))}
  </Box>
)
