import { MessagePage } from '../../components/MessagePage';
import { useContent } from '../../content';
import { paths } from '../../lib/paths';

export default function ForbiddenPage() {
  const { forbidden } = useContent('account');
  return <MessagePage title={forbidden.title} to={paths.home()} buttonText={forbidden.button} />;
}
