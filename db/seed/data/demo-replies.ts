/** Answers of demo professionals, to reviews of up to three stars and to better ones. */
export const REPLIES = {
  criticism: [
    'Gracias por decirlo con franqueza. Tomo nota, y si quieres lo hablamos: me gustaría arreglarlo.',
    'Siento que no fuera lo que esperabas. He cambiado la forma de organizar las citas por comentarios como el tuyo.',
    'Te entiendo. No supe ver a tiempo que necesitabas otro ritmo. Gracias por contarlo.',
    'Lamento los retrasos: aquellas semanas fueron complicadas y debí avisarte mejor.',
  ],
  praise: [
    'Gracias a ti por la constancia: el mérito es tuyo.',
    'Qué alegría leerte. ¡Nos vemos en la próxima sesión!',
    'Mil gracias. Da gusto trabajar con alguien que pregunta tanto.',
    'Gracias por la confianza estos meses. Aquí me tienes para lo que venga.',
    'Me alegro mucho. Recuerda no saltarte los días de descanso.',
    'Gracias por tomarte el tiempo de escribirlo. Ha sido un placer acompañarte.',
    'Se lo leeré a mi madre. ¡Gracias!',
    'Gracias. Llegaste con dudas y te vas con un plan: de eso se trataba.',
  ],
} as const
