import {errorKey} from '@acme/client';

console.log(errorKey({message: 'token_expired'}) === 'token_expird');
