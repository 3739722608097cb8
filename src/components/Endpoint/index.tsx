import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {CopyButton} from '../CopyButton';
import {Icon} from '../Icon';
import {withBreaks} from '../Identifier';
import styles from './styles.module.css';

export interface EndpointProps {
  /** HTTP method in upper case. */
  method: string;
  server: string;
  path: string;
  /** Its operationId, which copies of the page print. */
  operation?: string;
  /** Which token it takes and how long that lives, in words; absent where it takes none. */
  token?: string;
  /** Id of the section about the token. */
  authentication: string;
}

/** The line that says where a request goes. */
export function Endpoint({method, server, path, token, authentication}: EndpointProps): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={`method method--${method.toLowerCase()}`} translate="no">
        {method}
      </span>
      <code className={styles.address} translate="no">
        <span className={styles.server}>{withBreaks(server)}</span>
        <wbr />
        {withBreaks(path)}
      </code>
      {token !== undefined && (
        <a href={`#${authentication}`} className={styles.token}>
          <Icon name="proof" size={16} /> <span>{token}</span>
        </a>
      )}
      <CopyButton
        text={`${server}${path}`}
        label={translate({id: 'site.endpoint.copy', message: 'Copy the address of the endpoint'})}
      />
    </div>
  );
}
