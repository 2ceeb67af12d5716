import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '../../components/MessagePage';
import { useContent } from '../../content';
import { paths } from '../../lib/paths';

/** Stands where a page failed, be it its code that could not be fetched or an error inside it. */
export function ErrorPage() {
  const error = useRouteError();
  const { error: texts } = useContent('common');
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <MessagePage
      title={texts.title}
      text={texts.text}
      to={paths.home()}
      buttonText={texts.button}
    />
  );
}
