/** How a workflow stands: what is wrong with its steps, the files at each, and its revisions. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { warningsOf } from '#domain/workflow/warnings.ts'
import { file } from '#schemas/generated/file.ts'
import { type WorkflowStored, workflow } from '#schemas/generated/workflow.ts'
import type { Access } from '#server/foundation/access.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { stepsOf } from '#server/subjects/workflow/steps.ts'

const f = names('collection_file', 't')
const w = names('workflow', 'w')
const o = names('workflow', 'o')

type OfWorkflow = FastifyRequest<{ Params: { id: string } }>

const integer = { type: 'integer' }
const counts = { files: integer, due: { ...integer, description: 'Of these: due until today.' } }
const answer = whole({
  steps: { type: 'array', items: whole({ step: integer, ...counts }) },
  ended: { ...integer, description: 'Open files of the workflow without a next step.' },
  warnings: {
    type: 'array',
    items: {
      type: 'object',
      required: ['step', 'kind', 'stops'],
      properties: {
        step: integer,
        kind: { type: 'string' },
        stops: { type: 'boolean', description: 'It cannot be put into use with this.' },
        other: { ...integer, description: 'Another step that it has to do with.' },
      },
    },
  },
  revisions: {
    type: 'array',
    items: whole({
      id: integer,
      revision: integer,
      status: { enum: ['draft', 'active', 'retired'] },
      activatedAt: { type: ['string', 'null'] },
      files: integer,
    }),
  },
})

export const courseRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    `${workflow.api}/:id/course`,
    {
      config: { acl: workflow.access.read },
      schema: {
        tags: [workflow.name],
        summary: 'Warnings, files by step, and revisions of the workflow',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        response: { 200: answer },
      },
    },
    async (request: OfWorkflow) => {
      const { id, ...record } = await visibleRecord(app, request, workflow)
      const { fileType, category } = record as unknown as Pick<WorkflowStored, 'fileType' | 'category'>
      const [steps, byStep, revisions] = await Promise.all([
        stepsOf(app.engine, [id]),
        filesByStep(id, request.access),
        revisionsOf(id, request.access),
      ])
      return {
        steps: byStep.flatMap(({ step, files, due }) => (step === null ? [] : [{ step, files, due }])),
        ended: byStep.find(({ step }) => step === null)?.files ?? 0,
        warnings: warningsOf(steps, { fileType, category }),
        revisions,
      }
    },
  )

  type ByStep = { step: number | null; files: number; due: number }

  /** Open files that this person may see. */
  async function filesByStep(id: number, access: Access): Promise<ByStep[]> {
    if (!access.may(file.access.read)) return []
    const now = app.now()
    const params = new Params()
    const today = params.add(todayAt(now), 'date')
    const scope = rowScope({ entity: file, access, now }, params)
    const condition = allOf([
      `${f.workflow_id} = ${params.add(id, 'bigint')} and ${f.workflow_status} <> 'closed'`,
      scope,
    ])
    const { rows } = await app.engine.query<ByStep>({
      text: `select ${f.workflow_step_id}::int as step, count(*)::int as files,
          (count(*) filter (where ${f.workflow_step_due_at} <= ${today} and ${f.workflow_status} in ('in_progress', 'not_started')))::int as due
        from collection_file t where ${condition} group by 1`,
      values: params.values,
    })
    return rows
  }

  type Revision = { id: number; revision: number; status: string; activatedAt: string | null; files: number }

  /** The newest first. */
  async function revisionsOf(id: number, access: Access): Promise<Revision[]> {
    const params = new Params()
    const own = params.add(id, 'bigint')
    const sees = access.may(file.access.read)
    const scope = allOf([
      `${f.workflow_id} = ${w.id} and ${f.workflow_status} <> 'closed'`,
      rowScope({ entity: file, access, now: app.now() }, params),
    ])
    const { rows } = await app.engine.query<Revision>({
      text: `select ${w.id}::int as id, ${w.revision}::int as revision, ${w.status} as status, ${w.activated_at} as "activatedAt",
          ${sees ? `(select count(*)::int from collection_file t where ${scope})` : '0'} as files
        from workflow w where ${w.code} = (select ${o.code} from workflow o where ${o.id} = ${own}) order by ${w.revision} desc limit 50`,
      values: params.values,
    })
    return rows
  }
}
