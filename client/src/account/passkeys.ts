/** Passkeys: what the browser's own dialog does, as replies that never throw. */
import type { Reply } from '../room/call';
import type { PasskeyAnswer, PasskeyAsked } from '../wire/generated';

/** Has this browser passkeys at all? The room says whether it takes them at this address. */
export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Let the device answer: sign in, or prove that it is still the owner. */
export function answer(asked: PasskeyAsked): Promise<Reply<PasskeyAnswer>> {
  const options = asked.options as PublicKeyCredentialRequestOptionsJSON; // WebAuthn's own words
  return credential(asked.ceremony, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
}

/** Let the device make a new passkey. */
export function make(asked: PasskeyAsked): Promise<Reply<PasskeyAnswer>> {
  const options = asked.options as PublicKeyCredentialCreationOptionsJSON;
  return credential(asked.ceremony, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
}

async function credential(
  ceremony: string,
  ask: () => Promise<Credential | null>,
): Promise<Reply<PasskeyAnswer>> {
  try {
    const given = await ask();
    if (given instanceof PublicKeyCredential) {
      const credential = given.toJSON() as unknown as PasskeyAnswer['credential'];
      return { ok: true, value: { ceremony, credential } };
    }
  } catch {
    // The person closed the dialog, or the device knows no passkey of this room.
  }
  return { ok: false, refusal: { code: 'passkey.not_given', sentence: '', facts: {} } };
}
