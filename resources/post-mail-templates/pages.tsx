/** Adding and editing one of the Letter templates. */
import { CreatePage, EditPage } from '#resources/form/FormPage.tsx'
import { PostMailTemplateForm } from './PostMailTemplateForm.tsx'

export const PostMailTemplateCreate = () => (
  <CreatePage resource="post-mail-template" wide>
    <PostMailTemplateForm />
  </CreatePage>
)

export const PostMailTemplateEdit = () => (
  <EditPage resource="post-mail-template" wide>
    <PostMailTemplateForm />
  </EditPage>
)
