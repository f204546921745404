import type { InferInsertModel } from 'drizzle-orm'
import type { exerciseVideos } from '#db/schema/index.ts'

type SeededVideo = Omit<
  InferInsertModel<typeof exerciseVideos>,
  'id' | 'isActive' | 'createdBy' | 'createdAt' | 'updatedAt'
>

/** For the legs and hips. */
const LOWER_BODY = [
  {
    youtubeId: 'L61HQqjYFdQ',
    professionalType: 'both',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Sentadilla con el peso corporal',
    nameEn: 'Bodyweight squat',
    descriptionEs:
      'Fortalece muslos y glúteos con el gesto de sentarse y levantarse. Lleva la cadera hacia atrás, deja que las rodillas sigan la línea de los pies y baja solo hasta donde puedas mantener los talones en el suelo.',
    descriptionEn:
      'Strengthens thighs and glutes with the movement of sitting down and standing up. Send the hips back, let the knees follow the line of the feet, and go only as low as your heels stay on the floor.',
  },
  {
    youtubeId: '5yxfzyzEzBY',
    professionalType: 'physiotherapist',
    channel: 'Royal Free London NHS',
    spokenLocale: 'en',
    nameEs: 'Sentarse y levantarse de la silla',
    nameEn: 'Sit to stand',
    descriptionEs:
      'Entrena las piernas para lo que más les pides: levantarte sin ayuda. Apoya la silla contra la pared, inclina el tronco hacia delante antes de subir y baja despacio, sin dejarte caer.',
    descriptionEn:
      'Trains the legs for what you ask of them most: getting up without help. Put the chair against a wall, lean forward before you rise, and lower yourself slowly instead of dropping.',
  },
  {
    youtubeId: 'PhTDzR0TpZs',
    professionalType: 'both',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Puente de glúteos',
    nameEn: 'Glute bridge',
    descriptionEs:
      'Activa glúteos e isquiotibiales sin cargar las rodillas. Boca arriba y con los pies cerca, sube la cadera hasta alinear hombros, cadera y rodillas; si lo notas en la espalda, sube un poco menos.',
    descriptionEn:
      'Works glutes and hamstrings without loading the knees. Lying on your back with your feet close, lift the hips until shoulders, hips and knees line up; if you feel it in your back, lift a little less.',
  },
  {
    youtubeId: 'b1zTCyGJXCQ',
    professionalType: 'both',
    channel: 'Dr. Carl Baird',
    spokenLocale: 'en',
    nameEs: 'Puente a una pierna',
    nameEn: 'Single-leg glute bridge',
    descriptionEs:
      'Exige más a cada glúteo y enseña a mantener la pelvis quieta. Empieza cuando domines el puente con las dos piernas, y para la serie en cuanto un lado de la cadera empiece a caer.',
    descriptionEn:
      'Asks more of each glute and teaches the pelvis to stay level. Start once the bridge on both legs is easy, and end the set as soon as one side of the hips begins to drop.',
  },
  {
    youtubeId: 'gFyIjunfbbg',
    professionalType: 'physiotherapist',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Almeja',
    nameEn: 'Clamshell',
    descriptionEs:
      'Fortalece los músculos del lateral de la cadera, que sujetan la pelvis al andar. De lado y con los talones juntos, abre la rodilla de arriba sin girar el tronco hacia atrás: el recorrido es corto.',
    descriptionEn:
      'Strengthens the side of the hip, which keeps the pelvis steady when you walk. On your side with heels together, open the top knee without rolling your trunk back: the movement is small.',
  },
  {
    youtubeId: 'zo2pqw794B0',
    professionalType: 'physiotherapist',
    channel: '[P]rehab',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Elevación de pierna recta',
    nameEn: 'Straight leg raise',
    descriptionEs:
      'Trabaja el cuádriceps sin doblar la rodilla, por eso se usa tras algunas lesiones y operaciones. Aprieta primero el muslo, sube la pierna estirada hasta la altura de la otra rodilla y bájala con control.',
    descriptionEn:
      'Works the quadriceps without bending the knee, which is why it is used after some injuries and operations. Tighten the thigh first, lift the straight leg to the height of the other knee, and lower it with control.',
  },
  {
    youtubeId: 'au62CidApd0',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Isométrico de cuádriceps',
    nameEn: 'Quad set',
    descriptionEs:
      'Reactiva el cuádriceps cuando la rodilla todavía no tolera moverse mucho. Con la pierna estirada, empuja la corva hacia abajo, aguanta unos segundos respirando con normalidad y suelta; debe notarse esfuerzo, no dolor.',
    descriptionEn:
      'Wakes up the quadriceps while the knee does not yet tolerate much movement. With the leg straight, press the back of the knee down, hold for a few seconds while breathing normally, and let go; expect effort, not pain.',
  },
  {
    youtubeId: 'k8ipHzKeAkQ',
    professionalType: 'both',
    channel: "Children's Hospital Colorado",
    spokenLocale: 'en',
    nameEs: 'Elevación de talones',
    nameEn: 'Standing calf raise',
    descriptionEs:
      'Fortalece los gemelos y el tendón de Aquiles, que te impulsan al andar y al correr. Apoya los dedos de las manos en la pared, sube recto sobre el dedo gordo y baja en el doble de tiempo.',
    descriptionEn:
      'Strengthens calves and Achilles tendon, which push you off when you walk and run. Rest your fingertips on a wall, rise straight over the big toe, and take twice as long to come down.',
  },
  {
    youtubeId: 'qPd73snQfUs',
    professionalType: 'both',
    channel: 'Hospital for Special Surgery',
    spokenLocale: 'en',
    nameEs: 'Elevación de talón a una pierna',
    nameEn: 'Single-leg calf raise',
    descriptionEs:
      'El siguiente paso tras la elevación con los dos pies: todo tu peso sobre un gemelo. Sujétate para no perder el equilibrio y usa el recorrido completo; mejor pocas y altas que muchas y cortas.',
    descriptionEn:
      'The next step after raising both heels: all of your weight on one calf. Hold on to something for balance and use the whole range; a few high ones are better than many short ones.',
  },
  {
    youtubeId: '1hiWQ7pehjQ',
    professionalType: 'both',
    channel: 'Mayo Clinic',
    spokenLocale: 'en',
    nameEs: 'Subida al escalón',
    nameEn: 'Step-up',
    descriptionEs:
      'Prepara muslos y glúteos para escaleras y cuestas. Apoya todo el pie en un escalón firme, sube empujando con esa pierna y no con la de atrás, y baja despacio con la rodilla en línea con el pie.',
    descriptionEn:
      'Prepares thighs and glutes for stairs and hills. Put the whole foot on a firm step, rise by pushing with that leg rather than the one behind, and come down slowly with the knee in line with the foot.',
  },
  {
    youtubeId: 'oKzLYBh4Ui0',
    professionalType: 'physiotherapist',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Abducción de cadera de pie',
    nameEn: 'Standing hip abduction',
    descriptionEs:
      'Fortalece el lateral de la cadera y entrena el equilibrio de la pierna de apoyo. Agárrate a algo estable, separa la pierna sin inclinar el tronco y no pases de donde la pelvis empieza a moverse.',
    descriptionEn:
      'Strengthens the side of the hip and trains the balance of the standing leg. Hold on to something stable, take the leg out without leaning, and stop where the pelvis starts to move.',
  },
  {
    youtubeId: 'g9FtnmsIYgI',
    professionalType: 'physiotherapist',
    channel: 'Baptist Health',
    spokenLocale: 'en',
    nameEs: 'Abducción de cadera tumbado de lado',
    nameEn: 'Side-lying hip abduction',
    descriptionEs:
      'Aísla el glúteo medio contra la gravedad. De lado y con el cuerpo en línea, sube la pierna de arriba con la punta del pie mirando al frente y un poco hacia atrás; si miras al techo con el pie, trabaja otro músculo.',
    descriptionEn:
      'Isolates the gluteus medius against gravity. On your side with your body in line, lift the top leg slightly behind you with the toes pointing forward; if they turn to the ceiling, another muscle takes over.',
  },
  {
    youtubeId: 'QT5d4tTXW6U',
    professionalType: 'physiotherapist',
    channel: 'National Institute on Aging (NIH)',
    spokenLocale: 'en',
    nameEs: 'Equilibrio a una pierna',
    nameEn: 'Stand on one foot',
    descriptionEs:
      'Entrena el equilibrio y los músculos del tobillo y la cadera. Ponte junto a una encimera o una silla pesada para poder agarrarte, mira a un punto fijo y alterna las piernas.',
    descriptionEn:
      'Trains balance and the muscles of ankle and hip. Stand beside a worktop or a heavy chair that you can grab, look at a fixed point, and change legs.',
  },
  {
    youtubeId: 'cWTZ8Am1Ee0',
    professionalType: 'physiotherapist',
    channel: 'MedBridge',
    spokenLocale: 'en',
    nameEs: 'Sentadilla isométrica en la pared',
    nameEn: 'Wall sit',
    descriptionEs:
      'Fuerza de cuádriceps sin movimiento, fácil de ajustar: cuanto más arriba te quedes, más suave es. Apoya toda la espalda, deja las rodillas sobre los tobillos y no aguantes la respiración.',
    descriptionEn:
      'Quadriceps strength without movement, and easy to adjust: the higher you stay, the gentler it is. Keep your whole back on the wall and your knees above the ankles, and do not hold your breath.',
  },
  {
    youtubeId: '6vEeaK3tvzE',
    professionalType: 'physiotherapist',
    channel: 'Howcast',
    spokenLocale: 'en',
    nameEs: 'Estiramiento de gemelos de pie',
    nameEn: 'Standing calf stretch',
    descriptionEs:
      'Gana movilidad de tobillo y alivia la tirantez de la pantorrilla. La pierna de atrás estirada, el talón pegado al suelo y la punta al frente; mantén sin rebotes entre 20 y 30 segundos por lado.',
    descriptionEn:
      'Gains ankle mobility and eases tight calves. Back leg straight, heel on the floor and toes forward; hold for 20 to 30 seconds a side, without bouncing.',
  },
  {
    youtubeId: 'Il1L75v6gq0',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    nameEs: 'Estiramiento de isquiotibiales con correa',
    nameEn: 'Supine hamstring stretch with strap',
    descriptionEs:
      'Estira la parte de atrás del muslo con la espalda apoyada. Acerca la pierna con una correa o una toalla hasta notar tensión suave; si sientes hormigueo en el pie, baja un poco o dobla la rodilla.',
    descriptionEn:
      'Stretches the back of the thigh with your back supported. Bring the leg closer with a strap or towel until you feel a gentle pull; if your foot tingles, lower it a little or bend the knee.',
  },
  {
    youtubeId: 'gqoPYLUgP48',
    professionalType: 'physiotherapist',
    channel: '[P]rehab',
    spokenLocale: 'en',
    nameEs: 'Estiramiento del flexor de cadera en media rodilla',
    nameEn: 'Half-kneeling hip flexor stretch',
    descriptionEs:
      'Estira la parte delantera de la cadera, que se acorta con muchas horas de silla. Antes de avanzar, aprieta el glúteo de la pierna de atrás: así estiras la cadera y no arqueas la espalda. Pon un cojín bajo la rodilla.',
    descriptionEn:
      'Stretches the front of the hip, which stiffens after long hours in a chair. Squeeze the glute of the back leg before you move forward, so that the hip stretches and the back does not arch. Put a cushion under the knee.',
  },
  {
    youtubeId: '1XFcTwgtIik',
    professionalType: 'both',
    channel: null,
    spokenLocale: 'es',
    nameEs: 'Estiramiento de cuádriceps de pie',
    nameEn: 'Standing quad stretch',
    descriptionEs:
      'Estira la parte delantera del muslo. Agárrate a la pared, acerca el talón al glúteo con las rodillas juntas y el tronco recto; si la rodilla protesta, sujeta el pie con una toalla y dobla menos.',
    descriptionEn:
      'Stretches the front of the thigh. Hold on to a wall and bring the heel towards the buttock with knees together and trunk upright; if the knee complains, hold the foot with a towel and bend it less.',
  },
  {
    youtubeId: 'qCuDJkgt8N8',
    professionalType: 'both',
    channel: null,
    spokenLocale: 'es',
    nameEs: 'Estiramiento de isquiotibiales sentado',
    nameEn: 'Seated hamstring stretch',
    descriptionEs:
      'Estira la parte de atrás del muslo sin tumbarte. Inclina el tronco desde la cadera con la espalda larga, sin encorvarte para llegar más lejos: la tensión debe notarse en el muslo y no detrás de la rodilla.',
    descriptionEn:
      'Stretches the back of the thigh without lying down. Lean forward from the hips with a long back instead of rounding it to reach further: the pull belongs in the thigh, not behind the knee.',
  },
  {
    youtubeId: 'NoVttpb5hxA',
    professionalType: 'physiotherapist',
    channel: null,
    spokenLocale: 'es',
    nameEs: 'Estiramiento de la banda iliotibial de pie',
    nameEn: 'Standing iliotibial band stretch',
    descriptionEs:
      'Estira el lateral de la cadera y del muslo. Cruza una pierna por detrás, apóyate en la pared y desplaza la cadera hacia fuera poco a poco; si duele el lateral de la rodilla, para y consulta a un profesional.',
    descriptionEn:
      'Stretches the side of hip and thigh. Cross one leg behind, lean on a wall and move the hip outwards little by little; if the outside of the knee hurts, stop and ask a professional.',
  },
  {
    youtubeId: 'qW5OGJ62ZjY',
    professionalType: 'both',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Sentadilla dividida',
    nameEn: 'Split squat',
    descriptionEs:
      'Fuerza de muslo y glúteo, una pierna cada vez, con los pies quietos. Da un paso largo, baja en vertical y reparte el peso hacia la pierna de delante; cerca de una pared es más fácil aprenderla.',
    descriptionEn:
      'Strength for thigh and glute, one leg at a time, with the feet staying where they are. Take a long stance, lower straight down with most weight on the front leg; it is easier to learn beside a wall.',
  },
  {
    youtubeId: 'M5uxEQH5BUM',
    professionalType: 'both',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Paso lateral con banda',
    nameEn: 'Lateral band walk',
    descriptionEs:
      'Despierta el lateral de la cadera antes de correr o de hacer sentadillas. Con las rodillas algo flexionadas, da pasos cortos sin que la banda pierda tensión ni las rodillas se junten.',
    descriptionEn:
      'Wakes up the side of the hips before running or squatting. With knees slightly bent, take short steps without letting the band go slack or the knees fall in.',
  },
  {
    youtubeId: 'Zfr6wizR8rs',
    professionalType: 'both',
    channel: 'Squat University',
    spokenLocale: 'en',
    nameEs: 'Peso muerto rumano a una pierna',
    nameEn: 'Single-leg Romanian deadlift',
    descriptionEs:
      'Une fuerza de isquiotibiales y equilibrio. Inclínate desde la cadera como una balanza, con la espalda recta y la rodilla de apoyo apenas flexionada; empieza sin peso y con un dedo en la pared.',
    descriptionEn:
      'Joins hamstring strength and balance. Tip from the hip like a pair of scales, with a straight back and the standing knee slightly bent; begin without weight and with a finger on the wall.',
  },
  {
    youtubeId: '_e9vFU9-tkc',
    professionalType: 'both',
    channel: 'E3 Rehab',
    spokenLocale: 'en',
    nameEs: 'Curl nórdico',
    nameEn: 'Nordic hamstring curl',
    descriptionEs:
      'Uno de los ejercicios más exigentes para los isquiotibiales, habitual en la prevención de lesiones del fútbol. Frena la caída con las piernas y recíbete con las manos; pocas repeticiones al principio, porque deja agujetas.',
    descriptionEn:
      'One of the hardest exercises for the hamstrings, common in football to help prevent injuries. Brake the fall with your legs and catch yourself with your hands; few repetitions at first, as it leaves you sore.',
  },
  {
    youtubeId: 'xrPteyQLGAo',
    professionalType: 'trainer',
    channel: 'PureGym',
    spokenLocale: 'en',
    nameEs: 'Zancada inversa',
    nameEn: 'Reverse lunge',
    descriptionEs:
      'Trabaja muslos y glúteos, y suele ser más amable con la rodilla que la zancada hacia delante. Da el paso atrás, baja con el tronco erguido y vuelve empujando con el talón de delante.',
    descriptionEn:
      'Works thighs and glutes, and is often kinder to the knee than stepping forward. Step back, lower with an upright trunk, and return by pushing through the front heel.',
  },
  {
    youtubeId: '2C-uNgKwPLE',
    professionalType: 'trainer',
    channel: 'ScottHermanFitness',
    spokenLocale: 'en',
    nameEs: 'Sentadilla búlgara',
    nameEn: 'Bulgarian split squat',
    descriptionEs:
      'Con el pie de atrás en un banco, casi todo el trabajo es de la pierna de delante. Aprende primero la distancia y el equilibrio sin peso, y usa un banco bajo y que no se mueva.',
    descriptionEn:
      'With the back foot on a bench, nearly all the work is done by the front leg. Learn distance and balance without weight first, and use a low bench that does not slide.',
  },
  {
    youtubeId: 'nfX7IFK9UNI',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Sentadilla goblet',
    nameEn: 'Goblet squat',
    descriptionEs:
      'El peso delante del pecho ayuda a bajar con el tronco erguido: una buena primera sentadilla con carga. Mantén la pesa pegada al cuerpo, los codos abajo y los pies enteros en el suelo.',
    descriptionEn:
      'The weight in front of the chest helps you go down upright: a good first squat with load. Keep the weight close to your body, elbows down, and the whole foot on the floor.',
  },
  {
    youtubeId: '-bJIpOq-LWk',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Sentadilla con barra',
    nameEn: 'Barbell back squat',
    descriptionEs:
      'El básico de fuerza para piernas y tronco. Coge aire y tensa el abdomen antes de bajar, lleva las rodillas en la línea de los pies y usa siempre los topes de seguridad; el peso sube cuando la técnica no cambia.',
    descriptionEn:
      'The staple of strength for legs and trunk. Breathe in and brace before you go down, keep the knees in the line of the feet, and always set the safety bars; add weight only when your form does not change.',
  },
  {
    youtubeId: 'XxWcirHIwVo',
    professionalType: 'trainer',
    channel: 'Jeremy Ethier',
    spokenLocale: 'en',
    nameEs: 'Peso muerto con barra',
    nameEn: 'Barbell deadlift',
    descriptionEs:
      'Enseña a levantar del suelo con cadera y piernas. La barra cerca de las espinillas, la espalda neutra y el abdomen firme antes de tirar: si la espalda se redondea, el peso es demasiado.',
    descriptionEn:
      'Teaches you to lift from the floor with hips and legs. Bar close to the shins, back neutral and trunk braced before you pull: if the back rounds, the weight is too much.',
  },
  {
    youtubeId: 'aa57T45iFSE',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Peso muerto rumano con mancuernas',
    nameEn: 'Dumbbell Romanian deadlift',
    descriptionEs:
      'Fuerza de isquiotibiales y glúteos con el gesto de bisagra. Cierra la puerta con la cadera, desliza las mancuernas por los muslos y para donde ya no puedas bajar sin curvar la espalda.',
    descriptionEn:
      'Strength for hamstrings and glutes with the hip hinge. Push the hips back as if to close a door, slide the dumbbells down your thighs, and stop where you could only go lower by rounding your back.',
  },
  {
    youtubeId: 'LM8XHLYJoYs',
    professionalType: 'trainer',
    channel: 'Bret Contreras',
    spokenLocale: 'en',
    nameEs: 'Empuje de cadera con barra',
    nameEn: 'Barbell hip thrust',
    descriptionEs:
      'Carga los glúteos en la extensión de cadera. Apoya los omóplatos en un banco fijo, protege la cadera con una almohadilla y termina con las costillas abajo, sin arquear la zona lumbar.',
    descriptionEn:
      'Loads the glutes as the hips extend. Rest your shoulder blades on a fixed bench, pad the bar, and finish with the ribs down instead of arching the lower back.',
  },
  {
    youtubeId: 'cDGOn-yfKJA',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Prensa de piernas',
    nameEn: 'Leg press',
    descriptionEs:
      'Fuerza de piernas con la espalda apoyada. Ajusta el asiento para que la pelvis no se despegue al bajar, no dejes que las rodillas se junten y no las bloquees de golpe arriba.',
    descriptionEn:
      'Leg strength with your back supported. Set the seat so that the pelvis does not lift as you lower, keep the knees from falling in, and do not snap them straight at the top.',
  },
] as const satisfies readonly Omit<SeededVideo, 'bodySection'>[]

/** For trunk, back and breathing. */
const CORE = [
  {
    youtubeId: '3QZlgJ40LfU',
    professionalType: 'both',
    channel: 'Hospital for Special Surgery',
    spokenLocale: 'en',
    nameEs: 'Plancha frontal',
    nameEn: 'Forearm plank',
    descriptionEs:
      'Entrena el abdomen para sostener la columna. Codos bajo los hombros, glúteos firmes y el cuerpo en línea; acaba la serie cuando la cadera empiece a hundirse, aunque queden segundos. Con las rodillas apoyadas también cuenta.',
    descriptionEn:
      'Trains the abdomen to hold the spine. Elbows under the shoulders, glutes firm and the body in line; end the set when the hips begin to sag, even with seconds left. On your knees counts too.',
  },
  {
    youtubeId: 'N_s9em1xTqU',
    professionalType: 'both',
    channel: "Children's Hospital Colorado",
    spokenLocale: 'en',
    nameEs: 'Plancha lateral',
    nameEn: 'Side plank',
    descriptionEs:
      'Fortalece el lateral del tronco y la cadera. El codo justo bajo el hombro y el cuerpo en línea recta; si el hombro se cansa antes que el tronco, dobla las rodillas y apóyate en ellas.',
    descriptionEn:
      'Strengthens the side of trunk and hip. Elbow right under the shoulder and the body in a straight line; if the shoulder tires before the trunk, bend your knees and rest on them.',
  },
  {
    youtubeId: '8NBNM8haZx0',
    professionalType: 'physiotherapist',
    channel: 'ChoosePT (APTA)',
    spokenLocale: 'en',
    nameEs: 'Bicho muerto',
    nameEn: 'Dead bug',
    descriptionEs:
      'Enseña a mover brazos y piernas con el tronco quieto. La zona lumbar se queda en contacto con el suelo; baja brazo y pierna contrarios solo hasta donde puedas mantenerla ahí, y suelta el aire al bajar.',
    descriptionEn:
      'Teaches arms and legs to move while the trunk stays still. Keep the lower back in touch with the floor; lower opposite arm and leg only as far as it stays there, and breathe out on the way down.',
  },
  {
    youtubeId: 'xEDnlOxeJH4',
    professionalType: 'both',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Perro-pájaro',
    nameEn: 'Bird dog',
    descriptionEs:
      'Coordina espalda, glúteos y abdomen con poca carga. A cuatro patas, estira brazo y pierna contrarios sin que la pelvis gire: imagina un vaso de agua sobre la espalda.',
    descriptionEn:
      'Coordinates back, glutes and abdomen under little load. On all fours, reach out with opposite arm and leg without letting the pelvis turn: imagine a glass of water on your back.',
  },
  {
    youtubeId: 'RZi6di5IjW8',
    professionalType: 'physiotherapist',
    channel: 'Nottingham University Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Báscula pélvica',
    nameEn: 'Pelvic tilt',
    descriptionEs:
      'Devuelve movimiento suave a la zona lumbar. Boca arriba y con las rodillas dobladas, aplana la espalda contra el suelo y suéltala otra vez, sin empujar con las piernas ni aguantar el aire.',
    descriptionEn:
      'Brings gentle movement back to the lower back. On your back with bent knees, flatten your back against the floor and let it go again, without pushing with your legs or holding your breath.',
  },
  {
    youtubeId: '1Y0YjXS9sKI',
    professionalType: 'physiotherapist',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Gato-vaca',
    nameEn: 'Cat-cow',
    descriptionEs:
      'Mueve toda la columna, vértebra a vértebra, al ritmo de la respiración. Alterna redondear y hundir la espalda sin llegar a los extremos: busca soltura y no un estiramiento fuerte.',
    descriptionEn:
      'Moves the whole spine, piece by piece, with your breath. Alternate rounding and hollowing your back without going to the extremes: look for ease, not for a strong stretch.',
  },
  {
    youtubeId: 'UqSP7ZrHxRE',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Extensión lumbar boca abajo',
    nameEn: 'Prone press-up',
    descriptionEs:
      'Extiende la zona lumbar con la fuerza de los brazos y la pelvis en el suelo. No es para todas las espaldas: si el dolor o el hormigueo bajan hacia la pierna, para y consulta con tu fisioterapeuta antes de repetirlo.',
    descriptionEn:
      'Extends the lower back with the strength of your arms while the pelvis stays down. It is not for every back: if pain or tingling travels down the leg, stop and ask your physiotherapist before doing it again.',
  },
  {
    youtubeId: 'Yd9wY25koVk',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    nameEs: 'Rodilla al pecho',
    nameEn: 'Single knee to chest',
    descriptionEs:
      'Relaja la zona lumbar y estira el glúteo. Boca arriba, acerca una rodilla al pecho sujetándola por detrás del muslo y deja la otra pierna tranquila; mantén unos segundos, sin tirones.',
    descriptionEn:
      'Relaxes the lower back and stretches the glute. On your back, bring one knee towards your chest, holding it behind the thigh, and leave the other leg at rest; hold for a few seconds, without tugging.',
  },
  {
    youtubeId: 't2sYmCjr7Hs',
    professionalType: 'physiotherapist',
    channel: 'Nottingham University Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Deslizamiento de talón con control abdominal',
    nameEn: 'Transversus heel slide',
    descriptionEs:
      'Activa la parte profunda del abdomen mientras una pierna se mueve. Mete suavemente el bajo vientre, sigue respirando y desliza el talón hasta donde la pelvis no se incline.',
    descriptionEn:
      'Engages the deep abdomen while one leg moves. Draw in the lower belly gently, keep breathing, and slide the heel only as far as the pelvis does not tip.',
  },
  {
    youtubeId: 'CTY2T579YKE',
    professionalType: 'physiotherapist',
    channel: 'Hospital Universitario de La Princesa',
    spokenLocale: 'es',
    nameEs: 'Respiración diafragmática',
    nameEn: 'Diaphragmatic breathing',
    descriptionEs:
      'Respira con el diafragma: una mano en el pecho, que casi no se mueve, y otra en el abdomen, que sube al coger aire. Sin forzar ni llenar del todo; si te mareas, vuelve a tu respiración normal.',
    descriptionEn:
      'Breathe with the diaphragm: one hand on the chest, which hardly moves, and one on the belly, which rises as you breathe in. Do not force it or fill up completely; if you feel dizzy, go back to your normal breathing.',
  },
  {
    youtubeId: 'n8ZZG9gElhs',
    professionalType: 'both',
    channel: 'Hinge Health',
    spokenLocale: 'en',
    nameEs: 'Press Pallof',
    nameEn: 'Pallof press',
    descriptionEs:
      'Entrena el tronco para que no gire cuando algo tira de él. De lado a la banda, extiende los brazos al frente, aguanta un momento y vuelve; caderas y hombros no se mueven.',
    descriptionEn:
      'Trains the trunk not to turn when something pulls at it. Sideways to the band, press your arms forward, hold for a moment, and come back; hips and shoulders do not move.',
  },
  {
    youtubeId: 'J9zXkxUAfUA',
    professionalType: 'both',
    channel: "Children's Hospital Colorado",
    spokenLocale: 'en',
    nameEs: 'Superman',
    nameEn: 'Superman',
    descriptionEs:
      'Fortalece la musculatura de la espalda y los glúteos. Boca abajo, alarga brazos y piernas antes de levantarlos unos centímetros, y mira al suelo para no forzar el cuello.',
    descriptionEn:
      'Strengthens the muscles of the back and the glutes. Face down, reach long with arms and legs before lifting them a few centimetres, and look at the floor to spare your neck.',
  },
  {
    youtubeId: 'YRRnnZsRs9U',
    professionalType: 'both',
    channel: 'E3 Rehab',
    spokenLocale: 'en',
    nameEs: 'Plancha Copenhague',
    nameEn: 'Copenhagen plank',
    descriptionEs:
      'Plancha lateral que carga los aductores, muy usada en deportes con cambios de dirección. Empieza con la rodilla apoyada en el banco y no con el pie, y con series cortas: la ingle necesita tiempo para acostumbrarse.',
    descriptionEn:
      'A side plank that loads the adductors, much used in sports with changes of direction. Start with the knee on the bench instead of the foot, and with short sets: the groin needs time to get used to it.',
  },
  {
    youtubeId: 'y-hn_Ha1-RE',
    professionalType: 'both',
    channel: 'Dr. Carl Baird',
    spokenLocale: 'en',
    nameEs: 'Paseo de maleta',
    nameEn: 'Suitcase carry',
    descriptionEs:
      'Camina con un peso en una sola mano y evita inclinarte: el lado contrario del tronco hace el trabajo. Pasos cortos, hombros a la misma altura y cambio de mano; coge y deja el peso doblando las piernas.',
    descriptionEn:
      'Walk with a weight in one hand and do not lean: the other side of the trunk does the work. Short steps, shoulders level, then change hands; pick the weight up and put it down by bending your legs.',
  },
  {
    youtubeId: 'gKA5LBy7WAI',
    professionalType: 'trainer',
    channel: 'Wellen',
    spokenLocale: 'en',
    nameEs: 'Plancha con toques de hombro',
    nameEn: 'Plank with shoulder taps',
    descriptionEs:
      'Plancha alta en la que el tronco evita girar mientras una mano toca el hombro contrario. Separa los pies para tener más base y ve despacio: cuanto menos se mueva la cadera, mejor.',
    descriptionEn:
      'A high plank in which the trunk resists turning while one hand taps the other shoulder. Take your feet apart for a wider base and go slowly: the less the hips move, the better.',
  },
  {
    youtubeId: '0t4t3IpiEao',
    professionalType: 'trainer',
    channel: 'Well+Good',
    spokenLocale: 'en',
    nameEs: 'Encogimiento abdominal',
    nameEn: 'Crunch',
    descriptionEs:
      'Trabaja el recto del abdomen con un recorrido corto. Despega solo los omóplatos, soltando el aire, y no tires de la cabeza con las manos: la barbilla queda separada del pecho.',
    descriptionEn:
      'Works the front of the abdomen over a short range. Lift only the shoulder blades as you breathe out, and do not pull on your head: the chin stays away from the chest.',
  },
  {
    youtubeId: 'wkD8rjkodUI',
    professionalType: 'trainer',
    channel: 'Howcast',
    spokenLocale: 'en',
    nameEs: 'Giro ruso',
    nameEn: 'Russian twist',
    descriptionEs:
      'Trabaja los oblicuos girando el tronco. Siéntate con el pecho abierto, gira las costillas y no solo los brazos, y deja los talones en el suelo si la zona lumbar se cansa. Sin peso hasta que salga limpio.',
    descriptionEn:
      'Works the obliques by turning the trunk. Sit with an open chest, turn the ribs and not only the arms, and keep your heels down if your lower back tires. No weight until it is clean.',
  },
  {
    youtubeId: 'cnyTQDSE884',
    professionalType: 'trainer',
    channel: 'Well+Good',
    spokenLocale: 'en',
    nameEs: 'Escalador',
    nameEn: 'Mountain climber',
    descriptionEs:
      'Abdomen y corazón a la vez, desde la plancha alta. Hombros sobre las manos y cadera baja; aprende el gesto despacio y sube el ritmo solo si la espalda sigue recta.',
    descriptionEn:
      'Abdomen and heart at once, from the high plank. Shoulders over the hands and hips low; learn it slowly and go faster only while your back stays straight.',
  },
  {
    youtubeId: 'hf00_b2sRdc',
    professionalType: 'trainer',
    channel: "Men's Health",
    spokenLocale: 'en',
    nameEs: 'Hollow',
    nameEn: 'Hollow body hold',
    descriptionEs:
      'Tensión de todo el abdomen, base de la gimnasia. La zona lumbar pegada al suelo manda: si se despega, sube las piernas o dóblalas hasta recuperarla.',
    descriptionEn:
      'Tension through the whole abdomen, the base of gymnastics. The lower back against the floor is the rule: if it comes off, raise your legs or bend them until it is back.',
  },
  {
    youtubeId: 'Pr1ieGZ5atk',
    professionalType: 'trainer',
    channel: 'ATHLEAN-X',
    spokenLocale: 'en',
    nameEs: 'Elevación de piernas colgado',
    nameEn: 'Hanging leg raise',
    descriptionEs:
      'Abdomen y agarre, colgado de la barra. Sube enrollando la pelvis y no balanceándote; con las rodillas dobladas es más fácil, y los hombros se mantienen activos, lejos de las orejas.',
    descriptionEn:
      'Abdomen and grip, hanging from a bar. Rise by curling the pelvis, not by swinging; bent knees make it easier, and the shoulders stay active, away from the ears.',
  },
  {
    youtubeId: 'rqiTPdK1c_I',
    professionalType: 'trainer',
    channel: 'Mind Pump TV',
    spokenLocale: 'en',
    nameEs: 'Rueda abdominal',
    nameEn: 'Ab wheel rollout',
    descriptionEs:
      'Exige mucho al abdomen para que la espalda no se arquee. De rodillas, rueda solo hasta donde mantengas las costillas abajo; una pared delante te sirve de tope mientras aprendes.',
    descriptionEn:
      'Asks a lot of the abdomen to keep the back from arching. On your knees, roll out only as far as your ribs stay down; a wall in front of you is a good stop while you learn.',
  },
] as const satisfies readonly Omit<SeededVideo, 'bodySection'>[]

/** For arms, shoulders, chest, upper back and neck. */
const UPPER_BODY = [
  {
    youtubeId: 'kmzcmFZ9NyY',
    professionalType: 'physiotherapist',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Flexión en la pared',
    nameEn: 'Wall push-up',
    descriptionEs:
      'La flexión más suave: pecho, hombros y brazos con parte de tu peso. El cuerpo va en bloque, de los talones a la cabeza; cuanto más lejos de la pared los pies, más cuesta.',
    descriptionEn:
      'The gentlest push-up: chest, shoulders and arms with part of your weight. Move in one piece from heels to head; the further your feet are from the wall, the harder it gets.',
  },
  {
    youtubeId: 'LD9qrH7o2fY',
    professionalType: 'both',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Flexión con rodillas apoyadas',
    nameEn: 'Knee push-up',
    descriptionEs:
      'Un paso entre la flexión en la pared y la completa. Línea recta de las rodillas a la cabeza, codos a unos 45 grados del cuerpo y una esterilla bajo las rodillas.',
    descriptionEn:
      'A step between the wall push-up and the full one. A straight line from knees to head, elbows at about 45 degrees from the body, and a mat under the knees.',
  },
  {
    youtubeId: 'hNseglwRJhY',
    professionalType: 'physiotherapist',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    nameEs: 'Retracción escapular de pie',
    nameEn: 'Standing scapular squeeze',
    descriptionEs:
      'Activa los músculos entre los omóplatos tras horas de pantalla. Júntalos hacia atrás y hacia abajo unos segundos, sin subir los hombros ni sacar las costillas.',
    descriptionEn:
      'Works the muscles between the shoulder blades after hours at a screen. Draw them back and down for a few seconds, without lifting the shoulders or pushing out the ribs.',
  },
  {
    youtubeId: 'Eaj_NG5_hIo',
    professionalType: 'physiotherapist',
    channel: 'British Elbow & Shoulder Society',
    spokenLocale: 'en',
    nameEs: 'Deslizamientos en la pared',
    nameEn: 'Wall slides',
    descriptionEs:
      'Recupera la elevación del brazo con la pared como ayuda. Desliza hacia arriba hasta donde llegues sin dolor y sin encoger el hombro hacia la oreja, y baja con el mismo cuidado.',
    descriptionEn:
      'Helps the arm to rise again with the wall as support. Slide up as far as you can without pain and without hitching the shoulder to your ear, and come down with the same care.',
  },
  {
    youtubeId: 'zY5nq68IxwA',
    professionalType: 'physiotherapist',
    channel: 'University Orthopedics',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Péndulo de Codman',
    nameEn: 'Shoulder pendulum',
    descriptionEs:
      'Mueve el hombro sin que sus músculos trabajen, habitual tras una lesión o una operación. Apóyate en una mesa, deja el brazo colgar suelto y balancea el cuerpo: el brazo solo lo acompaña.',
    descriptionEn:
      'Moves the shoulder while its muscles rest, common after an injury or an operation. Lean on a table, let the arm hang loose, and sway your body: the arm only follows.',
  },
  {
    youtubeId: '_UvmPNGtlPM',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    nameEs: 'Rotación externa de hombro con banda',
    nameEn: 'Band external rotation',
    descriptionEs:
      'Fortalece el manguito rotador, que centra el hombro. El codo pegado al costado, con una toalla doblada si ayuda; gira el antebrazo hacia fuera despacio y vuelve sin que la banda te gane.',
    descriptionEn:
      'Strengthens the rotator cuff, which keeps the shoulder centred. Elbow at your side, with a folded towel if that helps; turn the forearm out slowly and return without letting the band win.',
  },
  {
    youtubeId: 'b6b_8mmexj4',
    professionalType: 'physiotherapist',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Rotación del cuello, sentado',
    nameEn: 'Seated neck rotation',
    descriptionEs:
      'Devuelve giro al cuello con suavidad. Sentado y erguido, mira por encima de un hombro hasta notar tensión y repite hacia el otro lado (el vídeo enseña uno). Para si te mareas o se duerme un brazo.',
    descriptionEn:
      'Gently brings rotation back to the neck. Sitting tall, look over one shoulder until you feel a pull, then do the same to the other side (the video shows one). Stop if you feel dizzy or an arm goes numb.',
  },
  {
    youtubeId: 'QBKtIAqyj9o',
    professionalType: 'physiotherapist',
    channel: 'South Tees Hospitals NHS',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Retracción cervical',
    nameEn: 'Chin tuck',
    descriptionEs:
      'Trabaja los músculos profundos que sujetan la cabeza. Lleva la barbilla hacia atrás, en horizontal, como si sacaras papada; el gesto es pequeño y no debe doler ni bajar síntomas por el brazo.',
    descriptionEn:
      'Works the deep muscles that carry the head. Draw your chin straight back, as if to make a double chin; the movement is small, and should neither hurt nor send symptoms down the arm.',
  },
  {
    youtubeId: 'GSoXPJRnR6E',
    professionalType: 'physiotherapist',
    channel: 'AskDoctorJo',
    spokenLocale: 'en',
    needsGuidance: true,
    nameEs: 'Estiramiento del elevador de la escápula',
    nameEn: 'Levator scapulae stretch',
    descriptionEs:
      'Alivia la tirantez entre el cuello y el omóplato. Gira la cabeza hacia una axila, bájala y deja que el peso de la mano ayude, sin tirar; el hombro contrario se queda abajo.',
    descriptionEn:
      'Eases tightness between neck and shoulder blade. Turn your head towards one armpit, lower it, and let the weight of your hand help without pulling; the other shoulder stays down.',
  },
  {
    youtubeId: 'CEQMx4zFwYs',
    professionalType: 'physiotherapist',
    channel: 'MidwestOrtho',
    spokenLocale: 'en',
    nameEs: 'Estiramiento pectoral en el marco de la puerta',
    nameEn: 'Doorway pec stretch',
    descriptionEs:
      'Abre el pecho después de muchas horas sentado. El antebrazo en el marco y un paso corto adelante hasta notar tensión en el pecho; si la notas en la parte delantera del hombro, baja el codo.',
    descriptionEn:
      'Opens the chest after many hours of sitting. Forearm on the frame and a short step forward until the chest pulls; if you feel it in the front of the shoulder, lower the elbow.',
  },
  {
    youtubeId: 'aIq0fLi8iak',
    professionalType: 'physiotherapist',
    channel: 'React Physical Therapy',
    spokenLocale: 'en',
    nameEs: 'Estiramiento cruzado de hombro',
    nameEn: 'Cross-body shoulder stretch',
    descriptionEs:
      'Estira la parte de atrás del hombro. Cruza el brazo por delante del pecho y acércalo con el otro por encima del codo, con el hombro bajo; si pinza delante, suelta un poco.',
    descriptionEn:
      'Stretches the back of the shoulder. Take the arm across your chest and draw it closer with the other above the elbow, shoulder low; if it pinches in front, ease off.',
  },
  {
    youtubeId: 'OW6YHlxY6JI',
    professionalType: 'physiotherapist',
    channel: 'TSAOG Orthopaedics & Spine',
    spokenLocale: 'en',
    nameEs: 'Libro abierto',
    nameEn: 'Open book (thoracic rotation)',
    descriptionEs:
      'Da giro a la espalda alta. De lado y con las rodillas juntas y dobladas, abre el brazo de arriba siguiéndolo con la mirada; las rodillas no se separan y el brazo baja solo hasta donde llegue.',
    descriptionEn:
      'Gives the upper back rotation. On your side with knees bent and together, open the top arm and follow it with your eyes; the knees stay together and the arm goes only as far as it likes.',
  },
  {
    youtubeId: 'DxRXSFJuYFQ',
    professionalType: 'both',
    channel: null,
    spokenLocale: 'es',
    nameEs: 'Enhebrar la aguja',
    nameEn: 'Thread the needle',
    descriptionEs:
      'Gira y estira la espalda alta y el hombro. A cuatro patas, pasa un brazo por debajo del otro hasta apoyar el hombro, respira ahí y vuelve; la cadera se queda sobre las rodillas.',
    descriptionEn:
      'Turns and stretches upper back and shoulder. On all fours, pass one arm under the other until the shoulder rests, breathe there, and return; the hips stay above the knees.',
  },
  {
    youtubeId: 'smSSXITNpCI',
    professionalType: 'both',
    channel: 'Rogue Fitness',
    spokenLocale: 'en',
    nameEs: 'Separaciones con banda',
    nameEn: 'Band pull-apart',
    descriptionEs:
      'Trabaja la parte de atrás del hombro y los músculos de los omóplatos. Brazos casi estirados a la altura del pecho, separa la banda y vuelve despacio, con el cuello relajado.',
    descriptionEn:
      'Works the back of the shoulders and the muscles of the shoulder blades. Arms almost straight at chest height, pull the band apart and return slowly, with a relaxed neck.',
  },
  {
    youtubeId: 'qykwviNOIyc',
    professionalType: 'both',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Remo con banda de pie',
    nameEn: 'Standing band row',
    descriptionEs:
      'Fortalece la espalda con una banda o un tubo elástico. Comprueba que el anclaje aguanta, lleva los codos atrás rozando las costillas y junta los omóplatos sin inclinar el tronco.',
    descriptionEn:
      'Strengthens the back with a band or tubing. Check that the anchor holds, take the elbows back close to your ribs, and draw the shoulder blades together without leaning.',
  },
  {
    youtubeId: 'eTCBSFlCJ_s',
    professionalType: 'both',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Face pull',
    nameEn: 'Face pull',
    descriptionEs:
      'Hombro posterior y rotadores, un buen contrapeso a tanto empuje. Tira hacia la frente con los codos altos y termina con las manos junto a las orejas; poco peso y sin arquear la espalda.',
    descriptionEn:
      'Rear shoulder and rotators, a good balance to all the pushing. Pull towards your forehead with high elbows and end with your hands beside your ears; little weight, and no arching.',
  },
  {
    youtubeId: 'QdGTI4Lshg4',
    professionalType: 'both',
    channel: 'The Active Life',
    spokenLocale: 'en',
    nameEs: 'Y-T-W boca abajo',
    nameEn: 'Prone Y-T-W',
    descriptionEs:
      'Tres posiciones de brazos para los músculos que mueven el omóplato. Boca abajo y con la frente apoyada, levanta los brazos unos centímetros con los pulgares al techo; sin peso ya es exigente.',
    descriptionEn:
      'Three arm positions for the muscles that move the shoulder blade. Face down with your forehead resting, lift the arms a few centimetres with thumbs up; it is hard enough without weight.',
  },
  {
    youtubeId: 'WDIpL0pjun0',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Flexión de brazos',
    nameEn: 'Push-up',
    descriptionEs:
      'Pecho, hombros, tríceps y un tronco que no se dobla. Manos algo más anchas que los hombros, codos a unos 45 grados y el cuerpo en línea; si la cadera cae, sube las manos a un banco.',
    descriptionEn:
      'Chest, shoulders, triceps, and a trunk that does not bend. Hands a little wider than the shoulders, elbows at about 45 degrees and the body in line; if the hips drop, put your hands on a bench.',
  },
  {
    youtubeId: 'eGo4IYlbE5g',
    professionalType: 'trainer',
    channel: 'Calisthenicmovement',
    spokenLocale: 'en',
    nameEs: 'Dominada',
    nameEn: 'Pull-up',
    descriptionEs:
      'Fuerza de espalda y brazos con todo tu peso. Empieza bajando los omóplatos antes de doblar los codos y baja con control hasta estirar; con una banda o solo la bajada se llega a la primera.',
    descriptionEn:
      'Strength for back and arms with all of your weight. Draw the shoulder blades down before you bend the elbows, and lower with control until straight; a band, or the way down alone, leads to the first one.',
  },
  {
    youtubeId: 'dvkIaarnf0g',
    professionalType: 'trainer',
    channel: null,
    spokenLocale: null,
    nameEs: 'Remo invertido',
    nameEn: 'Inverted row',
    descriptionEs:
      'Remo con tu propio peso, en anillas o bajo una barra fija. Cuerpo recto como una tabla y pecho hacia las manos; cuanto más vertical te pongas, más fácil es. Comprueba antes que la barra aguanta.',
    descriptionEn:
      'A row with your own weight, on rings or under a fixed bar. Body straight as a board and chest to the hands; the more upright you stand, the easier it is. Check first that the bar holds.',
  },
  {
    youtubeId: '2z8JmcrW-As',
    professionalType: 'trainer',
    channel: 'Calisthenicmovement',
    spokenLocale: 'en',
    nameEs: 'Fondos en paralelas',
    nameEn: 'Parallel bar dips',
    descriptionEs:
      'Pecho y tríceps con todo tu peso, exigente para el hombro. Baja despacio hasta que el brazo quede paralelo al suelo y no más; si molesta la parte delantera del hombro, elige otro ejercicio.',
    descriptionEn:
      'Chest and triceps with all of your weight, demanding on the shoulder. Lower slowly until the upper arm is parallel to the floor and no further; if the front of the shoulder complains, choose another exercise.',
  },
  {
    youtubeId: 'CayG6UYqL8g',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Press de banca con barra',
    nameEn: 'Barbell bench press',
    descriptionEs:
      'El básico de empuje para pecho, hombros y tríceps. Omóplatos juntos sobre el banco, pies firmes y barra sobre las muñecas; entrena con los topes puestos o con alguien que te ayude.',
    descriptionEn:
      'The staple push for chest, shoulders and triceps. Shoulder blades together on the bench, feet firm and the bar over the wrists; train with safety bars or with somebody to spot you.',
  },
  {
    youtubeId: 'MMjBnEBnZKM',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Press de hombros con mancuernas',
    nameEn: 'Dumbbell overhead press',
    descriptionEs:
      'Fuerza de hombros por encima de la cabeza. Aprieta glúteos y abdomen para no arquear la espalda, sube con los codos algo por delante del cuerpo y elige un peso que bajes con control.',
    descriptionEn:
      'Shoulder strength overhead. Squeeze glutes and abdomen so that your back does not arch, press with the elbows slightly in front of you, and choose a weight that you can lower with control.',
  },
  {
    youtubeId: 'XPPfnSEATJA',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Elevación lateral',
    nameEn: 'Dumbbell lateral raise',
    descriptionEs:
      'Aísla el lateral del hombro. Codos un poco doblados, sube hasta la altura de los hombros y algo por delante del cuerpo; poco peso y sin impulso: el hombro lo agradece.',
    descriptionEn:
      'Isolates the side of the shoulder. Elbows slightly bent, lift to shoulder height and a little in front of your body; light weights and no swing, which the shoulder will thank you for.',
  },
  {
    youtubeId: 'DJfQN6xJL28',
    professionalType: 'trainer',
    channel: 'NASM',
    spokenLocale: 'en',
    nameEs: 'Remo inclinado con mancuernas',
    nameEn: 'Dumbbell bent-over row',
    descriptionEs:
      'Espalda y brazos desde la posición de bisagra. Inclina el tronco desde la cadera con la espalda recta y tira de los codos hacia atrás; si la zona lumbar se cansa antes, apoya una mano en un banco.',
    descriptionEn:
      'Back and arms from the hinged position. Lean from the hips with a straight back and pull the elbows behind you; if your lower back tires first, rest one hand on a bench.',
  },
  {
    youtubeId: 'kBWAon7ItDw',
    professionalType: 'trainer',
    channel: 'Jeremy Ethier',
    spokenLocale: 'en',
    nameEs: 'Remo con barra',
    nameEn: 'Barbell row',
    descriptionEs:
      'Más carga para la espalda, con el tronco sosteniendo la postura. Bisagra de cadera, abdomen firme y barra hacia el ombligo, sin tirones: si tienes que balancearte, quita peso.',
    descriptionEn:
      'More load for the back, while the trunk holds the position. Hinge at the hips, brace, and pull the bar to your navel without jerking: if you have to swing, take weight off.',
  },
  {
    youtubeId: 'SALxEARiMkw',
    professionalType: 'trainer',
    channel: 'ATHLEAN-X',
    spokenLocale: 'en',
    nameEs: 'Jalón al pecho',
    nameEn: 'Lat pulldown',
    descriptionEs:
      'Los mismos músculos que la dominada, con el peso que elijas. Fija los muslos, lleva la barra a la parte alta del pecho, nunca tras la nuca, y deja que suba despacio.',
    descriptionEn:
      'The muscles of the pull-up with a weight of your choice. Fix your thighs, bring the bar to the upper chest and never behind the neck, and let it rise slowly.',
  },
  {
    youtubeId: '2-LAMcpzODU',
    professionalType: 'trainer',
    channel: 'ScottHermanFitness',
    spokenLocale: 'en',
    nameEs: 'Extensión de tríceps en polea',
    nameEn: 'Triceps pushdown',
    descriptionEs:
      'Trabaja la parte de atrás del brazo. Los codos quietos junto al cuerpo, estira hasta abajo y vuelve con control; si los hombros se adelantan, hay demasiado peso.',
    descriptionEn:
      'Works the back of the arm. Elbows still at your sides, straighten fully and come back with control; if the shoulders roll forward, there is too much weight.',
  },
  {
    youtubeId: 'ykJmrZ5v0Oo',
    professionalType: 'trainer',
    channel: 'Howcast',
    spokenLocale: 'en',
    nameEs: 'Curl de bíceps con mancuernas',
    nameEn: 'Dumbbell biceps curl',
    descriptionEs:
      'Fuerza de bíceps y antebrazo. Codos junto al cuerpo, sube sin balancear el tronco y baja hasta estirar casi del todo: la bajada lenta es la mitad del ejercicio.',
    descriptionEn:
      'Strength for biceps and forearm. Elbows at your sides, lift without swinging your trunk, and lower until almost straight: the slow way down is half of the exercise.',
  },
] as const satisfies readonly Omit<SeededVideo, 'bodySection'>[]

/**
 * The library as it begins. That a video shows its exercise was found in public lists that agree on it; names and
 * descriptions are our own.
 */
export const EXERCISE_VIDEOS: readonly SeededVideo[] = [
  ...LOWER_BODY.map((video) => ({ ...video, bodySection: 'lower_body' as const })),
  ...CORE.map((video) => ({ ...video, bodySection: 'core' as const })),
  ...UPPER_BODY.map((video) => ({ ...video, bodySection: 'upper_body' as const })),
]
