import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  sign_in_as: {
    open: 'Entrar como',
    title: '¿Entrar como {{name}}?',
    text: 'Ve y hace lo que puede su administrador, durante 30 minutos en esta pestaña. Un aviso en cada pantalla permite volver. Todo queda registrado con los dos nombres.',
    closed: 'Mientras tanto no es posible:',
    closed_text: 'pagar, contratar seguros, usar claves de API y cambiar contraseñas, roles o correos de usuarios.',
    cancel: 'Cancelar',
    confirm: 'Entrar por 30 minutos',
  },
  sign_in: {
    code_title: 'Escriba su código',
    code_text: 'Abra su aplicación de autenticación o use un código de recuperación.',
    code: 'Código',
    code_back: 'Volver a correo y contraseña',
    title: 'Iniciar sesión',
    text: 'Cotice, reserve y rastree sus cargas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    again_in: 'Intente de nuevo en {{time}}',
    wait: 'Podrá iniciar sesión cuando termine la cuenta.',
    throttled: 'Demasiados intentos. Espere un momento.',
    new_here: '¿Es nuevo en el portal?',
    create_account: 'Crear cuenta',
    request_demo: 'Solicitar demo',
  },
  errors: {
    second_factor_needed: 'Escriba el código de su aplicación de autenticación.',
    second_factor_missing: 'Primero active el inicio de sesión en dos pasos.',
    second_factor_on: 'El inicio de sesión en dos pasos ya está activado.',
    second_factor_not_begun: 'No se está activando el inicio de sesión en dos pasos.',
    second_factor_required: 'El operador le exige el inicio de sesión en dos pasos.',
    code_wrong: 'Este código no es correcto. Los códigos cambian cada 30 segundos.',
    not_signed_in_as: 'No mientras tiene la sesión iniciada como otra cuenta.',
    own_account: 'Esta es su propia cuenta.',
    account_suspended: 'Esta cuenta está suspendida.',
    invalid_credentials: 'Correo o contraseña incorrectos.',
    session_expired: 'El token ha expirado',
    throttled: 'Demasiados intentos. Intente de nuevo en {{seconds}} segundos.',
    locked:
      'El inicio de sesión está en pausa para esta cuenta en dispositivos nuevos. Intente en {{minutes}} minutos o restablezca su contraseña.',
  },
} satisfies Widen<typeof en>;
