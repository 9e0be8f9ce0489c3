import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  sign_in: {
    title: 'Iniciar sesión con su empresa',
    text: 'Se abre el inicio de sesión de su empresa y lo trae de vuelta aquí.',
    email: 'Correo de trabajo',
    submit: 'Continuar',
    going: 'Se está abriendo el inicio de sesión de su empresa',
    coming: 'Iniciando su sesión',
    failed: 'No se inició su sesión',
    again: 'Intentar de nuevo',
    to_login: 'Ir a iniciar sesión',
  },
  account: {
    title: 'Inicio de sesión único',
    text: 'Las personas de esta cuenta inician sesión con el proveedor de identidad de su empresa (OpenID Connect).',
    issuer: 'Dirección del proveedor (issuer)',
    issuer_hint: 'Por ejemplo https://login.example.com',
    client_id: 'ID de cliente',
    client_secret: 'Secreto de cliente',
    secret_kept: 'Hay un secreto guardado. Permanece mientras no cambien la dirección ni el cliente.',
    domains: 'Dominios de correo',
    domains_hint:
      'Separados por comas. Solo entran direcciones de estos dominios: escriba los que con certeza son de la cuenta.',
    is_on: 'Se puede iniciar sesión con él',
    redirect_uri: 'Dirección de redirección que se registra en el proveedor',
    sign_in_url: 'Dirección de inicio de sesión para las personas de la cuenta',
    save: 'Guardar',
    saved: 'El inicio de sesión único está guardado.',
    test: 'Probar conexión',
    faults: {
      none: 'El proveedor de identidad responde.',
      unavailable: 'El proveedor de identidad no responde. Revise la dirección o intente de nuevo en un momento.',
      not_a_provider: 'En esta dirección no hay un proveedor de identidad con ese nombre.',
      not_called:
        'El proveedor de identidad está en una dirección a la que el portal no llama, o indica una así: cada una debe empezar con https:// y ser pública. Quien administra el servidor puede permitir una red privada con OUTGOING_PRIVATE_RANGES.',
    },
  },
  errors: {
    unknown_domain:
      'Ninguna empresa con este dominio de correo inicia sesión aquí con su propio proveedor. Use su contraseña.',
    unavailable:
      'El inicio de sesión de su empresa no responde en este momento. Intente de nuevo en un momento o use su contraseña.',
    refused:
      'El inicio de sesión de su empresa no le dio acceso. Empiece de nuevo; si vuelve a ocurrir, pida a su administrador una cuenta con la misma dirección de correo.',
    issuer_address: 'Escriba una dirección que empiece con https://.',
    issuer_private:
      'Esta dirección está en una red privada. Quien administra el servidor puede permitirla con OUTGOING_PRIVATE_RANGES.',
    domain_form: 'Escriba un dominio, por ejemplo example.com.',
    domain_taken: 'Otra cuenta tiene este dominio.',
    secret_missing: 'Escriba el secreto de cliente que le dio el proveedor.',
  },
} satisfies Widen<typeof en>;
