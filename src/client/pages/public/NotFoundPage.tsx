import { MessagePage } from '../../components/MessagePage';
import { useContent } from '../../content';
import { paths } from '../../lib/paths';

export function NotFoundPage() {
  const { notFound } = useContent('common');
  return (
    <MessagePage
      code="404"
      title={notFound.title}
      text={notFound.text}
      to={paths.home()}
      buttonText={notFound.button}
    />
  );
}
