/** The steps of a workflow in their order, with what the server says of them: warnings, files, revisions. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetList, type Identifier } from 'react-admin'
import { call } from '#providers/http.ts'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

const most = 200

export function useSteps(id: Identifier) {
  const queryClient = useQueryClient()
  const steps = useGetList<WorkflowStep>(workflowStep.name, {
    filter: { workflow: Number(id) },
    sort: { field: 'sequence', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  })
  const course = useQuery({
    queryKey: [workflow.name, 'course', String(id)],
    queryFn: ({ signal }) => call('GET', `/api/v4/workflow/${Number(id)}/course`, { signal }),
    retry: false,
  })
  return {
    steps: steps.data,
    course: course.data,
    error: steps.error ?? course.error,
    refetch: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [workflowStep.name] }),
        queryClient.invalidateQueries({ queryKey: [workflow.name] }),
      ])
    },
  }
}

export type Course = NonNullable<ReturnType<typeof useSteps>['course']>
export type Warning = Course['warnings'][number]
